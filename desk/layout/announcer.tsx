import { useEffect, useState } from 'react';

/** How long a message stays while another one waits. Without this delay the first would not be read out. */
const readMs = 200;
/** How long a message stays. After that it is old news, and people who read on through the page should not find it. */
const keptMs = 5_000;

interface Message {
  text: string;
  time: number;
}

let listener: ((text: string) => void) | undefined;

/** Has screen readers announce a text once: the outcome of a press, or what has happened (docs/product.md 12.14). */
export function announce(text: string): void {
  listener?.(text);
}

/** Announces messages. It is always in the frame: an element that is added together with its text is often not read. */
export function Announcer() {
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
      {/* Render a new element each time, since the same words in the same element would not be read out again. */}
      {message && <span key={message.time}>{message.text}</span>}
    </p>
  );
}
