/**
 * Must be imported before React, which schedules its work by `setImmediate`, or else by messages to itself. Firefox and
 * WebKit may lose such a message while the page is in the back/forward cache, and React would then stop working.
 */
const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
const post = () => port2.postMessage(null);

port1.onmessage = () => {
  for (const work of waiting.splice(0)) work();
};

Object.assign(globalThis, {
  setImmediate(work: () => void) {
    waiting.push(work);
    post();
  },
});

addEventListener('pageshow', post);

export {};
