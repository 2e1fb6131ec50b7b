/** They turn the order of what stands around them, and say nothing by themselves. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/g;

/** Every control character but the tab: some program takes it for the end of a line. */
const lineEnd = /\r\n|[^\P{Cc}\t]|[\u2028\u2029]/u;

/** Text that someone typed, as one line of ours can carry it: nothing in it looks like a line of its own. */
export function oneLine(text: string): string {
  // Runs of spaces too: a wide enough gap moves what follows to a line of its own on the screen.
  return text
    .replace(directionControls, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

/** The lines of a longer text that someone typed, each safe to stand alone. */
export function typedLines(text: string): string[] {
  return text.split(lineEnd).map((line) => oneLine(line));
}
