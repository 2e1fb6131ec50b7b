import { setTimeout as passed } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { watchSounds } from './watch-sounds.ts';

type Node = Awaited<ReturnType<typeof nodesOf>>[number];

/** For so long nothing more is said before a listener takes it as all, in ms. */
const silence = 400;
const patience = 30_000;

const nowhere = 'focus: nothing';

/** A button that waits for an answer of the server, where a test does not hold that answer back; a part that loads long. */
export const whileBusy =
  /^changed: (button '[^']*'(, (no longer )?disabled)?|(no longer )?disabled)$|: (Loading|Cargando)…$/;

/** Whether the page, then the focus, then a live region: which of them is said first is chance, and not told here. */
const order = (line: string) =>
  /^(page|title): /.test(line) ? 0 : /^(focus|changed): /.test(line) ? 1 : 2;

export interface Ear {
  /**
   * What was said since the last call, a line each, once it is silent: first of the page, then of the focus, then of live
   * regions. With `last`, not before a line that contains it was said: name what the server's answer makes the page say.
   */
  heard(last?: string | RegExp): Promise<string[]>;
}

/** What the page's side reports (watch-sounds.ts). */
interface Report {
  /** If it is another one. */
  title?: string;
  isNewPage: boolean;
  /** The number there of the element that has the focus; 0 if none has it. */
  focus: number;
  /** Whether none has it, and one had it since the last report. */
  lost: boolean;
  /** Whether the browser finds a field wrong that does not say so: Firefox tells that to readers, Chromium does not. */
  isInvalid: boolean;
  /** Whether the visitor typed into a text field since the last report. */
  typed: boolean;
  said: string[];
}

interface Spoken {
  element: string;
  /** Its role and name first; then its states, value and description. By the tree's names of them. */
  parts: Map<string, string>;
  /** What it stands in and a reader names on entering it. */
  groups: string[];
}

/**
 * Hears what a screen reader says by itself after a press (docs/decisions/0061): where the focus went, with name,
 * states, value and description of Chromium's accessibility tree; what of this changes while it is there; live
 * regions; and the title of each new page. Not what the reader is asked for, nor the echo of keys.
 *
 *     const ear = await listen(page);
 *     await page.keyboard.press('Enter');
 *     expect(await ear.heard()).toEqual(["focus: button 'Undo'", 'status: Accepted: Car Lockout, Jersey City']);
 *
 * @param options `skips`: lines that are heard or not as the machine is slow or fast, such as `whileBusy`
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
  // In a world of its own: the page does not see it, no policy stops it, and a wound clock is not its clock.
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
      // What is skipped is not what somebody waits for, such as that it loads.
      const isLast = (line: string) =>
        !skips?.test(line) && (typeof last === 'string' ? line.includes(last) : last?.test(line));
      const asked = Date.now();
      const isWaiting = () =>
        last === undefined || lines.some(isLast)
          ? Date.now() - Math.max(asked, lastSound) < silence
          : Date.now() - asked < patience;
      while (isWaiting()) {
        await passed(50);
        // A busy machine looks late. Fails where the page has just gone.
        const rest = { expression: 'atRest()', awaitPromise: true, contextId: world };
        await devtools.send('Runtime.evaluate', rest).catch(() => undefined);
        await working;
      }
      if (last !== undefined && !lines.some(isLast)) {
        throw new Error(`'${last}' was not said within 30 s, but:\n${lines.join('\n')}`);
      }
      // On its way to another screen the focus may be nowhere for a moment, and the title that of no screen: what counts
      // is where they end.
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

/** The node of the accessibility tree and what it stands in, outwards. */
const nodesOf = async (
  devtools: CDPSession,
  of: { objectId: string } | { backendNodeId: number },
) => (await devtools.send('Accessibility.getAXNodeAndAncestors', of)).nodes;

/** Undefined if the element, or the page, is gone. */
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
    // Ignored: on its way out of the page.
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

/** What is said of the element that has the focus. */
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
