import type { Locator, Page } from 'playwright-core';
import { listen, whileBusy } from './listen.ts';

/** Replace what differs from run to run. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/LS-[A-Z0-9]{6}/g, 'LS-REFERENCE'],
  [/\d{1,2}:\d\d\s[AP]M/g, 'TIME'],
  [/\d{1,2}:\d\d\s[ap]\.\s?m\./g, 'TIME'],
];

export type Transcript = Awaited<ReturnType<typeof startTranscript>>;

/**
 * Records a way through the site by keyboard, and what is heard after each key (listen.ts), for
 * `toMatchFileSnapshot()`. With `last`, a press waits for a line that contains it.
 *
 * @param skips Lines whose presence depends on the machine's speed.
 */
export async function startTranscript(page: Page, skips = whileBusy) {
  const ear = await listen(page, { skips });
  const entries: string[] = [];
  const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement);
  /** Records an action or an event, and what is heard after it. */
  const after = async (what: string, act: () => Promise<unknown>, last?: string | RegExp) => {
    let lines: string[];
    try {
      await act();
      lines = await ear.heard(last);
    } catch (cause) {
      const said = (await ear.heard()).join('\n    ');
      throw new Error(`'${what}' failed. So far:\n${entries.join('\n')}\n${what}\n    ${said}`, {
        cause,
      });
    }
    entries.push([what, ...(lines.length > 0 ? lines : ['(silence)'])].join('\n    '));
  };
  const press = (key: string, last?: string | RegExp) =>
    after(key, () => page.keyboard.press(key), last);
  return {
    after,
    press,
    /** Presses Tab until the focus is there. */
    async tabTo(target: Locator) {
      for (let tabs = 0; tabs < 40 && !(await isFocused(target)); tabs++) await press('Tab');
      if (!(await isFocused(target))) throw new Error(`no Tab reaches ${target}`);
    },
    /** Moves the focus as a screen reader's list of headings or fields does. */
    jumpTo: (target: Locator) => after('jumps', () => target.focus()),
    /** Types letter by letter, replacing the field's text. */
    type: (text: string, last?: string | RegExp) =>
      after(
        `types '${text}'`,
        async () => {
          await page.keyboard.press('ControlOrMeta+a');
          await page.keyboard.type(text);
        },
        last,
      ),
    /** Inserts the text all at once. */
    dictate: (text: string) => after(`dictates '${text}'`, () => page.keyboard.insertText(text)),
    text: () =>
      placeholders.reduce(
        (text, [pattern, placeholder]) => text.replace(pattern, placeholder),
        `${entries.join('\n')}\n`,
      ),
  };
}
