import { type ChangeEvent, useRef } from 'react';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';
import { editPhone, formatPhone, type PhoneEdit } from './format-phone.ts';

/** A text field that formats a US number while it is typed (docs/product.md 4.6). */
export function PhoneField({ onChange, ...field }: TextFieldProps) {
  const before = useRef('');

  function format(input: HTMLInputElement, inputType: string) {
    const { value, selectionStart } = input;
    // Undo and redo bring back what was there: formatting it again would leave them stuck.
    if (!inputType.startsWith('history')) {
      const typed = { value, caret: selectionStart ?? value.length };
      const edited = editPhone(before.current, typed, inputType);
      if (edited.value !== value) replaceText(input, edited);
    }
    before.current = input.value;
  }

  return (
    <TextField
      {...field}
      onFocus={(event) => {
        before.current = event.currentTarget.value;
      }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const native = event.nativeEvent as InputEvent;
        // An input method still owns the text it composes.
        if (!native.isComposing) format(event.currentTarget, native.inputType ?? '');
        onChange?.(event);
      }}
      onCompositionEnd={(event) => {
        format(event.currentTarget, 'insertCompositionText');
        onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
      }}
      onBlur={(event) => {
        // What was typed or filled in before React was there is formatted on leaving.
        const { currentTarget: input } = event;
        const formatted = formatPhone(input.value);
        if (formatted !== input.value) input.value = formatted;
        field.onBlur?.(event);
      }}
    />
  );
}

/** As an edit of the visitor's own where that is possible, so that undo still knows its way back. */
function replaceText(input: HTMLInputElement, { value, caret }: PhoneEdit): void {
  if (document.activeElement !== input) {
    input.value = value;
    return;
  }
  input.select();
  if (!document.execCommand('insertText', false, value)) input.value = value;
  input.setSelectionRange(caret, caret);
}
