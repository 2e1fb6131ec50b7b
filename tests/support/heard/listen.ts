import { setTimeout as passed } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { watchSounds } from './watch-sounds.ts';

type Node = Awaited<ReturnType<typeof nodesOf>>[number];

/** `heard` returns after nothing more was said for this long, in ms. */
const silence = 400;
const patience = 30_000;

const nowhere = 'focus: nothing';

/** Lines about a button that waits for an answer that no test holds back, and about a part that loads slowly. */
export const whileBusy =
  /^changed: (button '[^']*'(, (no longer )?disabled)?|(no longer )?disabled)$|: (Loading|Cargando)…$/;

/** Sorts the page first, then the focus, then live regions, because the order of their reports is random. */
const order = (line: string) =>
  /^(page|title): /.test(line) ? 0 : /^(focus|changed): /.test(line) ? 1 : 2;

export interface Ear {
  /**
   * Resolves to the lines said since the last call, once it is silent: first the page's, then the focus's, then those
   * of live regions. With `last`, waits for a line that contains it: name what the page says on the server's answer.
   */
  heard(last?: string | RegExp): Promise<string[]>;
}

/** A report of the page's side (watch-sounds.ts). */
interface Report {
  /** Set if it has changed or the page is new. */
  title?: string;
  isNewPage: boolean;
  /** The focused element's number in watch-sounds.ts; 0 if no element has the focus. */
  focus: number;
  /** Whether no element has the focus, and one had it at or since the last report. */
  lost: boolean;
  /** Whether the focused field is invalid without `aria-invalid`: Firefox tells readers, Chromium does not. */
  isInvalid: boolean;
  /** Whether the visitor typed into a text field within the last second. */
  typed: boolean;
  said: string[];
}

interface Spoken {
  element: string;
  /** Role and name first, then states, value and description, by their names in the accessibility tree. */
  parts: Map<string, string>;
  /** The groups around it, which a screen reader names when the focus enters them. */
  groups: string[];
}

/**
 * Hears what a screen reader says by itself after a press (docs/decisions/0061): where the focus went, with its name,
 * states, value and description in Chromium's accessibility tree; changes of these while the focus stays; live regions;
 * and the title of each new page. It leaves out the echo of keys, and what a reader says only when asked.
 *
 *     const ear = await listen(page);
 *     await page.keyboard.press('Enter');
 *     expect(await ear.heard()).toEqual(["focus: button 'Undo'", 'status: Accepted: Car Lockout, Jersey City']);
 *
 * @param options `skips`: lines whose presence depends on the machine's speed, such as `whileBusy`
 */
export async function listen(page: Page, { skips }: { skips?: RegExp } = {}): Promise<Ear> {
  const devtools = await page.context().newCDPSession(page);
  const lines: string[] = [];
  let lastSound = 0;
  let focus: Spoken | undefined;
  let working = Promise.resolve();
  let world = 0;
  const hasStarted = Promise.withResolvers<void>();

  const take = async (report: Report, world: number) => {
    const before = focus;
    focus = report.focus ? await describe(devtools, report.focus, world) : undefined;
    if (report.isInvalid) focus?.parts.set('invalid', 'invalid in Firefox');
    const said = [
      ...(report.title === undefined
        ? []
        : [`${report.isNewPage ? 'page' : 'title'}: ${report.title}`]),
      ...(focus ? linesOf(focus, before, report.typed) : report.lost ? [nowhere] : []),
      ...report.said,
    ];
    if (said.length > 0) lastSound = Date.now();
    lines.push(...said);
  };

  devtools.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name !== 'report') return;
    world = executionContextId;
    working = working.then(() => take(JSON.parse(payload), executionContextId));
    hasStarted.resolve();
  });
  for (const domain of ['Page', 'Runtime', 'Accessibility'] as const) {
    await devtools.send(`${domain}.enable`);
  }
  // Run it in an isolated world: the page cannot see it, no policy blocks it, and a fake clock does not affect it.
  const worldName = 'ear';
  await devtools.send('Runtime.addBinding', { name: 'report', executionContextName: worldName });
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${watchSounds})()`,
    worldName,
    runImmediately: true,
  });
  await hasStarted.promise;
  await working;
  lines.length = 0;

  return {
    async heard(last) {
      // A skipped line, such as 'Loading…', never counts as the awaited one.
      const isLast = (line: string) =>
        !skips?.test(line) && (typeof last === 'string' ? line.includes(last) : last?.test(line));
      const asked = Date.now();
      const isWaiting = () =>
        last === undefined || lines.some(isLast)
          ? Date.now() - Math.max(asked, lastSound) < silence
          : Date.now() - asked < patience;
      while (isWaiting()) {
        await passed(50);
        // Wait for the pending look, which may be late on a busy machine. This fails if the page has just gone.
        const rest = { expression: 'atRest()', awaitPromise: true, contextId: world };
        await devtools.send('Runtime.evaluate', rest).catch(() => undefined);
        await working;
      }
      if (last !== undefined && !lines.some(isLast)) {
        // Worded as the other timeouts, which vitest.config.ts retries once.
        const timedOut = `Timeout ${patience}ms exceeded`;
        throw new Error(`${timedOut}: '${last}' was not said, but:\n${lines.join('\n')}`);
      }
      // On the way to another screen, the focus may briefly be nowhere, and the title may be that of no screen. Only
      // where they end up counts.
      const lastOf = (kind: string) => lines.findLastIndex((line) => line.startsWith(kind));
      const [lastFocus, lastTitle] = [lastOf('focus: '), lastOf('title: ')];
      const isOnTheWay = (line: string, at: number) =>
        (line === nowhere && at !== lastFocus) || (line.startsWith('title: ') && at !== lastTitle);
      return lines
        .splice(0)
        .filter((line, at) => !skips?.test(line) && !isOnTheWay(line, at))
        .toSorted((one, other) => order(one) - order(other));
    },
  };
}

/** Resolves to the node of the accessibility tree and its ancestors, from the inside out. */
const nodesOf = async (
  devtools: CDPSession,
  of: { objectId: string } | { backendNodeId: number },
) => (await devtools.send('Accessibility.getAXNodeAndAncestors', of)).nodes;

/** Resolves to undefined if the element, or the page, is gone. */
async function describe(
  devtools: CDPSession,
  number: number,
  world: number,
): Promise<Spoken | undefined> {
  try {
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: `numbered(${number})`,
      contextId: world,
    });
    const [node, ...around] = await nodesOf(devtools, { objectId: result.objectId ?? '' });
    // An ignored node is being removed from the page.
    if (!node || node.ignored) return undefined;
    const parts = partsOf(node);
    const active = propertyOf(node, 'activedescendant')?.relatedNodes?.[0]?.backendDOMNodeId;
    if (active) {
      const [option] = await nodesOf(devtools, { backendNodeId: active });
      if (option) parts.set('activedescendant', `at ${roleAndName(option)}`);
    }
    const groups = around
      .filter(({ role }) => ['alertdialog', 'dialog', 'group', 'radiogroup'].includes(role?.value))
      .map((group) => `in ${roleAndName(group)}`);
    return { element: `${world}/${number}`, parts, groups };
  } catch {
    return undefined;
  }
}

const propertyOf = ({ properties }: Node, wanted: string) =>
  properties?.find(({ name }) => name === wanted)?.value;

const roleAndName = ({ role, name }: Node) =>
  `${role?.value} ${name?.value?.trim() ? `'${name.value.trim()}'` : '(no name)'}`;

const words: Record<string, string> = {
  'required true': 'required',
  'invalid true': 'invalid',
  'disabled true': 'disabled',
  'readonly true': 'read only',
  'busy true': 'busy',
  'selected true': 'selected',
  'expanded true': 'expanded',
  'expanded false': 'collapsed',
  'checked true': 'checked',
  'checked mixed': 'half checked',
  'checked false': 'not checked',
  'pressed true': 'pressed',
  'pressed false': 'not pressed',
};

function partsOf(node: Node): Map<string, string> {
  const parts = new Map([['name', roleAndName(node)]]);
  for (const { name, value } of node.properties ?? []) {
    const word = name === 'level' ? `level ${value.value}` : words[`${name} ${value.value}`];
    if (word) parts.set(name, word);
  }
  if (node.value?.value) parts.set('value', `value '${node.value.value}'`);
  if (node.description?.value) parts.set('description', `description '${node.description.value}'`);
  return parts;
}

/** Returns what is said about the focused element. */
function linesOf(now: Spoken, before: Spoken | undefined, typed: boolean): string[] {
  if (now.element !== before?.element) {
    const entered = now.groups.filter((group) => !before?.groups.includes(group));
    return [`focus: ${[...now.parts.values(), ...entered].join(', ')}`];
  }
  const changed = [...now.parts].filter(
    ([part, text]) => before.parts.get(part) !== text && !(typed && part === 'value'),
  );
  const gone = [...before.parts].filter(
    ([part]) => !now.parts.has(part) && !(typed && part === 'value'),
  );
  const said = [...changed.map(([, text]) => text), ...gone.map(([, text]) => `no longer ${text}`)];
  return said.length > 0 ? [`changed: ${said.join(', ')}`] : [];
}
