import { type Plugin, parseSync } from 'vite';

export function hasTopLevelAwait(module: string): boolean {
  const waits = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    const { type, await: isForAwait } = node as { type?: unknown; await?: unknown };
    if (type === 'AwaitExpression' || isForAwait === true) return true;
    return !/Function/.test(String(type)) && Object.values(node).some(waits);
  };
  return waits(parseSync('module.js', module).program.body);
}

/** If several modules at once import one with a top-level await, WebKit runs them before it is done (bug 242740). */
export function noTopLevelAwait(): Plugin {
  return {
    name: 'no-top-level-await',
    generateBundle(_options, bundle) {
      const waiting = Object.values(bundle)
        .filter((file) => file.type === 'chunk' && hasTopLevelAwait(file.code))
        .map(({ fileName }) => fileName);
      if (waiting.length > 0) this.error(`a top-level await, which breaks WebKit: ${waiting}`);
    },
  };
}
