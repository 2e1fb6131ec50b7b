import { z } from 'zod';

/** Refuses quotes: they may be left over from a file or shell, and no mail server accepts them. */
export const mailbox = z
  .string()
  .regex(
    /^(?!')[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"'()[\]\\]+$/,
    'must be a plain e-mail address, without quotes',
  );

/** Addresses separated by commas, or `none`. */
export const mailboxes = z
  .string()
  .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((part) => part.trim())))
  .superRefine((parts, context) => {
    const wrong = parts.find((part) => !mailbox.safeParse(part).success)?.slice(0, 50);
    if (wrong === undefined) return;
    const message = `${JSON.stringify(wrong)} is no plain e-mail address; separate several with commas, or say none`;
    context.addIssue({ code: 'custom', message });
  })
  // Addresses that differ only in case belong to one person.
  .transform((parts) => [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()]);
