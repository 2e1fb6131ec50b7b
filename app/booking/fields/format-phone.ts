/** Leaves text that is not a US number as it is (docs/product.md 4.6). */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits.length === 11 && digits.startsWith('1')) return `+1 ${national(digits.slice(1))}`;
  return digits.length === 0 || digits.length > 10 ? typed : national(digits);
}

/** Adds punctuation only before another digit, so that deleting from the end never has to delete it. */
function national(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!exchange) return `(${area}`;
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`;
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

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

/** If only punctuation was deleted, also deletes the digit before it: otherwise the key would seem to do nothing. */
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
