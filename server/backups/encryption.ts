import {
  closeSync,
  createReadStream,
  createWriteStream,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';

const header = 'age-encryption.org/v1\n';
const ownerOnly = 0o600;

export interface BackupKey {
  recipients: string[];
  /** Empty if the file has public keys only. */
  identities: string[];
}

/** The text of a new key file. */
export async function newKeyFile(): Promise<string> {
  const identity = await generateIdentity();
  return `# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
}

/** Reads an age key from each line: AGE-SECRET-KEY-…, or age1…, which only encrypts. Throws if there is anything else. */
export async function readKeyFile(path: string): Promise<BackupKey> {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  const publicKeys = lines.filter((line) => line.startsWith('age1'));
  const known = identities.length + publicKeys.length;
  try {
    if (known === 0 || known < lines.length) throw new Error('a line is no key');
    const recipients = [...publicKeys, ...(await Promise.all(identities.map(identityToRecipient)))];
    for (const recipient of recipients) new Encrypter().addRecipient(recipient);
    return { recipients, identities };
  } catch {
    // Do not pass on the library's message: it may repeat a part of the key.
    throw new Error(`${path} is no key file of age: one key a line, AGE-SECRET-KEY-… or age1…`);
  }
}

export function isEncrypted(path: string): boolean {
  if (!statSync(path).isFile()) return false;
  const start = Buffer.alloc(header.length);
  const file = openSync(path, 'r');
  readSync(file, start, 0, start.length, 0);
  closeSync(file);
  return start.toString('latin1') === header;
}

export async function encryptFile(
  from: string,
  to: string,
  { recipients }: BackupKey,
): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  await convert(from, to, (bytes) => encrypter.encrypt(bytes));
}

/** Rejects if no key fits, or if the file was changed or truncated. */
export async function decryptFile(
  from: string,
  to: string,
  { identities }: BackupKey,
): Promise<void> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  await convert(from, to, (bytes) => decrypter.decrypt(bytes));
}

type Bytes = ReadableStream<Uint8Array>;

async function convert(from: string, to: string, work: (bytes: Bytes) => Promise<Bytes>) {
  const read = Readable.toWeb(createReadStream(from)) as Bytes;
  const converted = (await work(read)) as NodeStream<Uint8Array>;
  await pipeline(Readable.fromWeb(converted), createWriteStream(to, { mode: ownerOnly }));
}
