import { localStore } from '../../visitor/safe-storage.ts';

/**
 * Marks a device on which a request has waited, with the time of the last one: only there the pages look
 * for what waits. It is not taken back: another tab may be putting something aside at that moment.
 */
export const everKeptKey = 'request_kept';

export const noteKept = () => localStore.set(everKeptKey, new Date().toISOString());

export const wasEverKept = () => localStore.get(everKeptKey) !== null;
