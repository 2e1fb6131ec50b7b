import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from '../tables.ts';
import { addDataCare } from './data-care.ts';
import { addAlarms, addDesk, addPush, addPushIndexes, addSignIn } from './desk.ts';
import {
  addDeletionClock,
  addFoundation,
  addKeysInProgress,
  addMailOutcomes,
  addSteadyTime,
} from './foundation.ts';
import { addAfterJob, addArrival, addJobs } from './jobs.ts';
import { addPhotoFiller, addPhotos } from './photos.ts';
import {
  addAssignee,
  addEventAbouts,
  addLanguage,
  addUntouchedTimeframe,
} from './request-columns.ts';
import { addSearchedNotes } from './searched-notes.ts';
import { addTapKinds, addTaps } from './taps.ts';
import { addTextPhones, addTexts } from './texts.ts';

const migrations: Record<string, Migration> = {
  '0001-foundation': { up: addFoundation },
  '0002-mail-outcomes': { up: addMailOutcomes },
  '0003-steady-time': { up: addSteadyTime },
  '0004-keys-in-progress': { up: addKeysInProgress },
  '0005-desk': { up: addDesk },
  '0006-sign-in': { up: addSignIn },
  '0007-alarms': { up: addAlarms },
  '0008-push': { up: addPush },
  '0009-taps': { up: addTaps },
  '0010-retention': { up: addDataCare },
  '0011-untouched-timeframe': { up: addUntouchedTimeframe },
  '0012-tap-kinds': { up: addTapKinds },
  '0013-language': { up: addLanguage },
  '0014-push-indexes': { up: addPushIndexes },
  '0015-assignee': { up: addAssignee },
  '0016-event-abouts': { up: addEventAbouts },
  '0017-searched-notes': { up: addSearchedNotes },
  '0018-deletion-clock': { up: addDeletionClock },
  '0019-jobs': { up: addJobs },
  '0020-arrival': { up: addArrival },
  '0021-photos': { up: addPhotos },
  '0022-after-job': { up: addAfterJob },
  '0023-texts': { up: addTexts },
  '0024-text-phones': { up: addTextPhones },
  '0025-photo-filler': { up: addPhotoFiller },
};

/** In the order in which they are applied. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Applies pending migrations. Safe when several servers start at once. Rejects if one fails.
 * @param last the migration to stop after; tests of a later one start from there
 */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}
