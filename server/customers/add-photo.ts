import { hash, randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { mostPhotos } from '../../contract/photos.ts';
import type { Tables } from '../database/tables.ts';
import { announce, reachOf } from '../outbox/announce.ts';
import { holderOf } from '../people/people.ts';
import { type Decoded, decodePhoto } from '../photos/decode.ts';
import { isUnheard } from '../requests/blocked-numbers.ts';
import { appendEvent } from '../requests/event-log.ts';
import { type CustomerParts, onRequest } from './follow-request.ts';

type AddOutcome =
  /** `id` is that of the one there is, if it was sent before. */
  { kind: 'added'; id: string } | { kind: 'unknown' | 'past' | 'full' | 'undecodable' | 'late' };

/** Several in a row are told once. */
const quietMs = 5 * 60_000;

/**
 * Adds a picture from the customer, and tells who has the request. Rejects if the decoder does not run.
 * @param isWanted whether the customer still waits for the answer
 */
export async function addPhoto(
  parts: CustomerParts,
  requestId: string,
  bytes: Buffer,
  isWanted: () => boolean,
): Promise<AddOutcome> {
  const digest = hash('sha256', bytes);
  // What could not be stored anyway is not decoded.
  const before = await store(parts, requestId, digest);
  if (before !== 'room') return before;
  const decoded = await decodePhoto(bytes, isWanted);
  if (typeof decoded === 'string') return { kind: decoded };
  const after = await store(parts, requestId, digest, decoded);
  if (after === 'room') throw new Error('a picture was not stored');
  return after;
}

/** Without a picture it only looks: `room` if one could be stored. */
async function store(
  parts: CustomerParts,
  requestId: string,
  digest: string,
  decoded?: Decoded,
): Promise<AddOutcome | 'room'> {
  const { clock, config } = parts;
  let result: AddOutcome | 'room' = 'room';
  const { kind } = await onRequest(parts, requestId, async (transaction, row) => {
    const others = await photosOf(transaction, requestId);
    const known = others.find((other) => other.hash === digest);
    result = known ? { kind: 'added', id: known.id } : { kind: 'full' };
    if (known || others.length >= mostPhotos) return row;
    result = 'room';
    if (!decoded) return row;
    const at = clock.now();
    const id = randomUUIDv7();
    const { large, small } = decoded;
    await transaction
      .insertInto('photos')
      .values({
        id,
        submission_id: row.id,
        at: at.toISOString(),
        bytes: large.length,
        hash: digest,
        small,
        large,
      })
      .execute();
    result = { kind: 'added', id };
    const isQuiet = await isUnheard(transaction, row);
    await appendEvent(transaction, row, at.toISOString(), isQuiet ? 'changed' : 'photo');
    const to = await holderOf(transaction, config, row);
    const lately = new Date(at.getTime() - quietMs).toISOString();
    if (isQuiet || !to || others.some((other) => other.at > lately)) return row;
    const key = `${row.id}.photo-${id}`;
    await announce(transaction, reachOf(config), { key, about: row, at, push: 'photo', to });
    return row;
  });
  return kind === 'unknown' || kind === 'past' ? { kind } : result;
}

function photosOf(query: Kysely<Tables>, requestId: string) {
  const photos = query.selectFrom('photos').select(['id', 'at', 'hash']);
  return photos.where('submission_id', '=', requestId).execute();
}
