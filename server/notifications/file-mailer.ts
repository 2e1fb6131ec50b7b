import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

/** Writes each mail to an .eml file named by its Message-ID, so that a second copy replaces the first. */
export function fileMailer(directory: string): Mailer {
  mkdirSync(directory, { recursive: true });
  return {
    async send(mail, signal) {
      const { message } = await compose(mail);
      const path = join(directory, `${mail.messageId.replace(/[^\w.@-]/g, '')}.eml`);
      await writeFile(`${path}.part`, message, { flush: true, signal });
      await rename(`${path}.part`, path);
    },
    async close() {},
  };
}
