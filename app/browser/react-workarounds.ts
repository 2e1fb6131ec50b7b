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

/** Browsers that translate a page replace its text nodes with elements. React would fail, and the form with it. */
const { insertBefore, removeChild } = Node.prototype;
Object.assign(Node.prototype, {
  insertBefore(this: Node, node: Node, next: Node | null) {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null);
  },
  removeChild(this: Node, node: Node) {
    return node.parentNode === this ? removeChild.call(this, node) : node;
  },
});

export {};
