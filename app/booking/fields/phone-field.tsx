import { type ChangeEvent, useRef } from 'react';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';
import { editPhone, formatPhone, type PhoneEdit } from './format-phone.ts';

export function PhoneField({ onChange, ...field }: TextFieldProps) {
  const before = useRef('');

  function format(input: HTMLInputElement, inputType: string) {
    const { value, selectionStart } = input;
    // Undo and redo restore earlier text. Formatting it again would block them.
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
        // Text that an input method (IME) is still composing must not be changed.
        if (!native.isComposing) format(event.currentTarget, native.inputType ?? '');
        onChange?.(event);
      }}
      onCompositionEnd={(event) => {
        format(event.currentTarget, 'insertCompositionText');
        onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
      }}
      onBlur={(event) => {
        // The number may have been typed or autofilled before hydration.
        const { currentTarget: input } = event;
        const formatted = formatPhone(input.value);
        if (formatted !== input.value) input.value = formatted;
        field.onBlur?.(event);
      }}
    />
  );
}

/** Replaces the text like an edit by the user where the browser allows it, so that undo works. */
function replaceText(input: HTMLInputElement, { value, caret }: PhoneEdit): void {
  if (document.activeElement !== input) {
    input.value = value;
    return;
  }
  input.select();
  if (!document.execCommand('insertText', false, value)) input.value = value;
  input.setSelectionRange(caret, caret);
}
