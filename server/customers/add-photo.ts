import { hash, randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { mostPhotos } from '../../contract/photos.ts';
import type { ServerParts } from '../config/server-parts.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { announce, reachOf } from '../outbox/announce.ts';
import { holderOf } from '../people/people.ts';
import { type Decoded, decodePhoto } from '../photos/decode.ts';
import { isMuted } from '../requests/blocked-numbers.ts';
import { appendEvent } from '../requests/event-log.ts';
import { onRequest } from './follow-request.ts';

/** The limit for the large pictures of all requests together, because each makes backups take longer. */
const mostStoredBytes = 500_000_000;

/** A picture within this time after another is not announced again. */
const quietMs = 5 * 60_000;

export type AddOutcome =
  /** `id` belongs to the existing picture if it was sent before. */
  | { kind: 'added'; id: string }
  | { kind: 'unknown' | 'past' | 'full' | 'no_room' | 'undecodable' | 'late' };

/** Rejects if the decoder does not run. `isWanted` tells whether the customer still waits for the answer. */
export async function addPhoto(
  parts: ServerParts,
  requestId: string,
  bytes: Buffer,
  isWanted: () => boolean,
): Promise<AddOutcome> {
  const digest = hash('sha256', bytes);
  // Do not decode a picture that could not be stored.
  const before = await withRoom<'room' | AddOutcome>(
    parts,
    requestId,
    digest,
    async (transaction) =>
      (await storedBytes(transaction)) < mostStoredBytes ? 'room' : { kind: 'no_room' },
  );
  if (before !== 'room') return before;
  const decoded = await decodePhoto(bytes, isWanted);
  if (typeof decoded === 'string') return { kind: decoded };
  return withRoom(parts, requestId, digest, (transaction, row) =>
    store(transaction, row, { ...parts, digest, decoded }),
  );
}

/** Runs `work` on the locked request, unless it already has this picture or the most that it may have. */
async function withRoom<Result>(
  parts: ServerParts,
  requestId: string,
  digest: string,
  work: (transaction: Transaction<Tables>, row: RequestRow) => Promise<Result>,
): Promise<Result | AddOutcome> {
  let result: Result | AddOutcome = { kind: 'unknown' };
  const outcome = await onRequest(parts, requestId, async (transaction, row) => {
    const photos = transaction.selectFrom('photos').select(['id', 'hash']);
    const others = await photos.where('submission_id', '=', row.id).execute();
    const known = others.find((other) => other.hash === digest);
    if (known) result = { kind: 'added', id: known.id };
    else if (others.length >= mostPhotos) result = { kind: 'full' };
    else result = await work(transaction, row);
    return row;
  });
  return outcome.kind === 'past' ? { kind: 'past' } : result;
}

async function storedBytes(query: Kysely<Tables>): Promise<number> {
  const { bytes } = await query
    .selectFrom('photos')
    .select((photo) => photo.fn.sum<number | string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

async function store(
  transaction: Transaction<Tables>,
  row: RequestRow,
  {
    clock,
    config,
    digest,
    decoded: { small, large },
  }: ServerParts & { digest: string; decoded: Decoded },
): Promise<AddOutcome> {
  const now = clock.now();
  const at = now.toISOString();
  const id = randomUUIDv7();
  const photo = { id, submission_id: row.id, at, bytes: large.length, hash: digest, small, large };
  await transaction.insertInto('photos').values(photo).execute();
  const isQuiet = await isMuted(transaction, row);
  const isFirst = !(await hadPhotoLately(transaction, row, now));
  await appendEvent(transaction, row, at, isQuiet ? 'changed' : 'photo');
  const to = await holderOf(transaction, config, row);
  if (to && !isQuiet && isFirst) {
    const key = `${row.id}.photo-${id}`;
    const push = { push: 'photo', to } as const;
    await announce(transaction, reachOf(config), { key, about: row, at: now, ...push });
  }
  return { kind: 'added', id };
}

/** Also counts a picture that the customer has removed since. */
async function hadPhotoLately(
  query: Kysely<Tables>,
  { reference }: RequestRow,
  now: Date,
): Promise<boolean> {
  const event = await query
    .selectFrom('desk_events')
    .select('id')
    .where('reference', '=', reference)
    .where('about', '=', 'photo')
    .where('at', '>', new Date(now.getTime() - quietMs).toISOString())
    .executeTakeFirst();
  return event !== undefined;
}
