import type { Kysely, Transaction } from 'kysely';
import type { Photo } from '../../contract/answers/photos.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { appendEvent } from './event-log.ts';

/** Oldest first, without the pictures themselves. */
export function listPhotos(query: Kysely<Tables>, requestId: string): Promise<Photo[]> {
  return query
    .selectFrom('photos')
    .select(['id', 'at', 'bytes'])
    .where('submission_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function readPhoto(
  query: Kysely<Tables>,
  reference: string,
  id: string,
  size: 'large' | 'small',
): Promise<Uint8Array | undefined> {
  const found = await query
    .selectFrom('photos')
    .innerJoin('submissions', 'submissions.id', 'photos.submission_id')
    .select(`photos.${size} as image`)
    .where('photos.id', '=', id)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return found?.image;
}

/** Call it in the transaction that has locked the request. False if the request has no such picture. */
export async function deletePhoto(
  transaction: Transaction<Tables>,
  request: RequestRow,
  id: string,
  at: Date,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('photos')
    .where('id', '=', id)
    .where('submission_id', '=', request.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await appendEvent(transaction, request, at.toISOString(), 'changed');
  return true;
}

/** The other request may then have more than five pictures. Those that it already has are not moved. */
export async function movePhotos(
  transaction: Transaction<Tables>,
  from: string,
  to: string,
): Promise<void> {
  await transaction
    .updateTable('photos')
    .set({ submission_id: to })
    .where('submission_id', '=', from)
    .where('hash', 'not in', (photos) =>
      photos.selectFrom('photos').select('hash').where('submission_id', '=', to),
    )
    .execute();
}
