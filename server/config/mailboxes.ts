import { z } from 'zod';

/** Quotes may be those of the file or shell that it came from, and no mail server takes them. */
export const mailbox = z
  .string()
  .regex(
    /^(?!')[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"'()[\]\\]+$/,
    'must be a plain e-mail address, without quotes',
  );

/** Separated by commas, or `none`. */
export const mailboxes = z
  .string()
  .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((part) => part.trim())))
  .superRefine((parts, context) => {
    const wrong = parts.find((part) => !mailbox.safeParse(part).success)?.slice(0, 50);
    if (wrong === undefined) return;
    const message = `${JSON.stringify(wrong)} is no plain e-mail address; separate several with commas, or say none`;
    context.addIssue({ code: 'custom', message });
  })
  // Who is named twice is still one person, however they are spelled.
  .transform((parts) => [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()]);
