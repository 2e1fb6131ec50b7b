import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import { logWords } from '../content/owner/start.ts';

const levels = {
  10: { name: 'trace', color: 'gray' },
  20: { name: 'debug', color: 'gray' },
  30: { name: 'info ', color: 'green' },
  40: { name: 'warn ', color: 'yellow' },
  50: { name: 'error', color: 'red' },
  60: { name: 'fatal', color: 'red' },
} as const;

interface LogLine {
  level: keyof typeof levels;
  time: string;
  instance?: string;
  msg?: string;
  err?: { type?: string; code?: string; stack?: string };
}

/** Writes JSON, or readable lines at a terminal. */
export function logOutput(stdout: WriteStream): { write(line: string): void } {
  if (!stdout.isTTY) return stdout;
  // hasColors() follows NO_COLOR.
  const colors = stdout.hasColors();
  return { write: (line) => stdout.write(readableLine(line, colors)) };
}

export function readableLine(json: string, colors: boolean): string {
  const { level, time, instance: _, msg = '', err, ...rest }: LogLine = JSON.parse(json);
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colors && text ? styleText(style, text, { validateStream: false }) : text;
  const { name, color } = levels[level];
  const clock = new Date(time).toTimeString().slice(0, 8);
  const message = logWords[msg as keyof typeof logWords] ?? msg;
  const failure = err ? ` ${[err.type, err.code].filter(Boolean).join(' ')}` : '';
  const facts = Object.entries(rest).map(([key, value]) => ` ${key}=${shown(value)}`);
  const frames = level >= 50 && err?.stack ? err.stack.split('\n') : [];
  return [
    `${paint('gray', clock)} ${paint(color, name)} ${harmless(message + failure)}${paint('gray', harmless(facts.join('')))}`,
    ...frames.map((frame) => paint('gray', harmless(frame))),
    '',
  ].join('\n');
}

function shown(value: unknown): string {
  return typeof value === 'string' && !/[\s"=]/.test(value) ? value : JSON.stringify(value);
}

/** Escapes the characters that could control a terminal, because a line may quote what a visitor sent. */
function harmless(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
