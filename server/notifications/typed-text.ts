/** Unicode bidirectional control characters: invisible, and they reorder the text around them. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/g;

/** Control characters except tab, and Unicode line separators: some mail programs break the line there. */
const lineEnd = /\r\n|[^\P{Cc}\t]|[\u2028\u2029]/u;

/** Makes typed text safe to put into one line of a mail: it cannot imitate another line. */
export function oneLine(text: string): string {
  // Also runs of spaces: a wide enough gap would wrap the rest to a new line on the screen.
  return text
    .replace(directionControls, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

/** The lines of a longer typed text, each made safe as above. */
export function typedLines(text: string): string[] {
  return text.split(lineEnd).map((line) => oneLine(line));
}
