import { useEffect, useState } from 'react';

/** How long a second message waits, or the first would not be read out. */
const readMs = 200;
/** How long a message stays. Later it is nothing new, and whoever reads on through the page should not find it. */
const keptMs = 5_000;

interface Message {
  text: string;
  time: number;
}

let listener: ((text: string) => void) | undefined;

/** Has a screen reader say it once: what came of a press, or what has happened (docs/product.md 12.14). */
export function say(text: string): void {
  listener?.(text);
}

/** Says the messages. It stands in the frame, since an element that comes together with its text is often not read out. */
export function Said() {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  useEffect(() => {
    let time = 0;
    listener = (text) => {
      time += 1;
      const message = { text, time };
      setMessages((before) => [...before, message]);
    };
    return () => {
      listener = undefined;
    };
  }, []);
  useEffect(() => {
    if (messages.length === 0) return;
    const drop = () => setMessages((before) => before.slice(1));
    const timer = setTimeout(drop, messages.length > 1 ? readMs : keptMs);
    return () => clearTimeout(timer);
  }, [messages]);
  const [message] = messages;
  return (
    <p role="status" className="sr-only">
      {/* A new element each time: the same words would not be read out a second time. */}
      {message && <span key={message.time}>{message.text}</span>}
    </p>
  );
}
