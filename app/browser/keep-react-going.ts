/**
 * Import this before React. It works in portions, by `setImmediate` where there is one and else by a message to itself,
 * which Firefox and WebKit may lose while the page is put away for the Back button: then presses would still change it,
 * but nothing that follows an answer.
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
