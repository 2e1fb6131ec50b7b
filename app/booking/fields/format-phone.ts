/**
 * Formats what was typed as a US number (docs/product.md 4.6): up to 10 digits as (###) ###-####, 11
 * with a leading 1 as +1 (###) ###-####. Anything else is left as typed.
 */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits.length === 11 && digits.startsWith('1')) return `+1 ${national(digits.slice(1))}`;
  return digits.length === 0 || digits.length > 10 ? typed : national(digits);
}

/** Punctuation appears only before a further digit, so that deleting from the end never meets it. */
function national(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!exchange) return `(${area}`;
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`;
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Caret position after formatting: after the same number of digits as before. */
export function caretAfter(formatted: string, typed: string, caret: number): number {
  if (caret >= typed.length) return formatted.length;
  const digitsBefore = countDigits(typed.slice(0, caret));
  let position = 0;
  for (let seen = 0; seen < digitsBefore && position < formatted.length; position++) {
    if (/\d/.test(formatted.charAt(position))) seen++;
  }
  return position;
}

export interface PhoneEdit {
  value: string;
  caret: number;
}

/**
 * What the field shows after one edit. A deletion of punctuation only also removes
 * the digit before it: otherwise formatting would add the punctuation again and the key would seem to do nothing.
 *
 * @param before the field's value before the edit
 * @param typed the value and caret the browser made of it
 * @param inputType of the InputEvent
 */
export function editPhone(before: string, typed: PhoneEdit, inputType: string): PhoneEdit {
  const { value, caret } = skipPunctuation(before, typed, inputType);
  if (inputType.startsWith('delete') && /^[()+\s-]*$/.test(value)) return { value: '', caret: 0 };
  const formatted = formatPhone(value);
  return { value: formatted, caret: caretAfter(formatted, value, caret) };
}

function skipPunctuation(before: string, typed: PhoneEdit, inputType: string): PhoneEdit {
  const { value, caret } = typed;
  const onlyPunctuation =
    value.length === before.length - 1 && countDigits(value) === countDigits(before);
  if (!onlyPunctuation || formatPhone(value) === value) return typed;
  if (inputType === 'deleteContentBackward') {
    const head = value.slice(0, caret).replace(/\d\D*$/, '');
    return { value: head + value.slice(caret), caret: head.length };
  }
  if (inputType === 'deleteContentForward') {
    return { value: value.slice(0, caret) + value.slice(caret).replace(/^\D*\d/, ''), caret };
  }
  return typed;
}
