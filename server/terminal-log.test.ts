import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { logOutput, readableLine } from './terminal-log.ts';

const time = '2026-11-22T10:31:02.123Z';
const clock = new Date(time).toTimeString().slice(0, 8);

function line(facts: object): string {
  return `${JSON.stringify({ level: 30, time, instance: 'vm-1', ...facts })}\n`;
}

/** Creates a substitute for process.stdout. */
function output(terminal: object) {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  return { written, stream: Object.assign(new EventEmitter(), { write, ...terminal }) as never };
}

test('a line has the time, the level, the message and the other fields', () => {
  const facts = {
    level: 40,
    reqId: 'req-1',
    status: 403,
    reason: 'foreign origin',
    msg: 'refused',
  };
  expect(readableLine(line(facts), false)).toBe(
    `${clock} warn  refused reqId=req-1 status=403 reason="foreign origin"\n`,
  );
});

test('an error shows its class and code, and its stack on separate lines', () => {
  const err = {
    type: 'SqliteError',
    code: 'SQLITE_BUSY',
    message: '',
    stack: '    at a\n    at b',
  };
  expect(readableLine(line({ level: 50, err, msg: 'request failed' }), false)).toBe(
    `${clock} error request failed SqliteError SQLITE_BUSY\n    at a\n    at b\n`,
  );
});

test('text from a visitor cannot control the terminal', () => {
  const hostile = '\u001b[2J\u009b31m\n\u202egpj';
  const shown = readableLine(line({ msg: hostile, host: hostile }), false);
  expect(shown.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(shown).toContain('\\u{1b}[2J');
});

test('stopping with Ctrl-C is shown as a sentence', () => {
  expect(readableLine(line({ msg: 'closed' }), false)).toBe(`${clock} info  Stopped.\n`);
  expect(readableLine(line({ msg: 'closing', signal: 'SIGINT' }), false)).toContain('Stopping: ');
});

test('a terminal gets colors unless it supports none', () => {
  const colorful = output({ isTTY: true, hasColors: () => true });
  logOutput(colorful.stream).write(line({ msg: 'a' }));
  expect(colorful.written[0]).toContain('\u001b[32minfo');
  const plain = output({ isTTY: true, hasColors: () => false });
  logOutput(plain.stream).write(line({ msg: 'a' }));
  expect(plain.written).toEqual([`${clock} info  a\n`]);
});

test('a file or a pipe gets the JSON unchanged', () => {
  const pipe = output({});
  logOutput(pipe.stream).write(line({ msg: 'a' }));
  expect(pipe.written).toEqual([line({ msg: 'a' })]);
});
