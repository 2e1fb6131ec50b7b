import { localStore } from '../../browser/safe-storage.ts';

/**
 * Marks a device on which a request has waited, with the time of the last one: only there the pages look
 * for what waits. It is not taken back: another tab may be putting something aside at that moment.
 */
export const everQueuedKey = 'request_kept';

export const noteKept = () => localStore.set(everQueuedKey, new Date().toISOString());

export const wasEverQueued = () => localStore.get(everQueuedKey) !== null;
