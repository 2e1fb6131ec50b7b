import { describe, expect, test } from 'vitest';
import { caretAfter, editPhone, formatPhone } from './format-phone.ts';

describe('formatPhone', () => {
  test.each([
    ['', ''],
    ['2', '(2'],
    ['201', '(201'],
    ['2017', '(201) 7'],
    ['201748', '(201) 748'],
    ['2017482', '(201) 748-2'],
    ['2017482070', '(201) 748-2070'],
    ['12017482070', '+1 (201) 748-2070'],
    ['+1 201.555.0123', '+1 (201) 555-0123'],
    ['tel:+12015550123', '+1 (201) 555-0123'],
    ['201 555 0123 ', '(201) 555-0123'],
    ['(201) 555-0123', '(201) 555-0123'],
    ['22017482070', '22017482070'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+', '+'],
    ['ask for Ann', 'ask for Ann'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  test('formatting a second time changes nothing', () => {
    for (let length = 0; length <= 12; length++) {
      const once = formatPhone('120174820701'.slice(0, length));
      expect(formatPhone(once)).toBe(once);
    }
  });
});

describe('caretAfter', () => {
  test.each([
    ['2017', 4, 7],
    ['2017', 0, 0],
    ['2017', 3, 4],
    ['(2051) 748-2070', 4, 4],
    ['(201) 7485-207', 10, 11],
  ])('in %j, a caret after character %i lands after %i', (typed, caret, expected) => {
    expect(caretAfter(formatPhone(typed), typed, caret)).toBe(expected);
  });
});

/** '|' marks the caret. */
function edit(before: string, typed: string, inputType: string): string {
  const caret = typed.indexOf('|');
  const { value, caret: at } = editPhone(
    before,
    { value: typed.replace('|', ''), caret },
    inputType,
  );
  return `${value.slice(0, at)}|${value.slice(at)}`;
}

describe('editPhone', () => {
  test.each([
    ['typing at the end', '(201', '(2017|', 'insertText', '(201) 7|'],
    ['typing in the middle', '(201) 748', '(2015|) 748', 'insertText', '(201) 5|74-8'],
    ['backspace at the end', '(201) 7', '(201) |', 'deleteContentBackward', '(201|'],
    ['backspace on the space', '(201) 748', '(201)|748', 'deleteContentBackward', '(20|7) 48'],
    ['backspace on the bracket', '(201) 748', '(201| 748', 'deleteContentBackward', '(20|7) 48'],
    [
      'backspace on the hyphen',
      '(201) 748-20',
      '(201) 748|20',
      'deleteContentBackward',
      '(201) 74|2-0',
    ],
    ['delete before the bracket', '(201) 748', '(201| 748', 'deleteContentForward', '(201|) 48'],
    [
      'backspace on the first bracket',
      '(201) 748',
      '|201) 748',
      'deleteContentBackward',
      '|(201) 748',
    ],
    ['the last digit', '(2', '(|', 'deleteContentBackward', '|'],
    [
      'a paste over everything',
      '(201',
      'tel:+12015550123|',
      'insertFromPaste',
      '+1 (201) 555-0123|',
    ],
  ])('%s', (_, before, typed, inputType, expected) => {
    expect(edit(before, typed, inputType)).toBe(expected);
  });
});
