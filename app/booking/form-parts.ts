/*
 * What a form needs once it is used: a chunk of its own, which no page loads before. Pages load it too if a
 * request is queued on the device.
 */
export { offlineQueueWords, sendingWords } from '#words/form/offline-queue.ts';
export { trafficSource } from '../attribution/attribution.ts';
export { suggestAddresses } from '../maps/address-suggestions.ts';
export { SuggestionList } from '../maps/suggestion-list.tsx';
export { reportConversion } from '../telemetry/analytics.ts';
export { prepareVisitorInfo, visitorInfo } from '../telemetry/visitor-info.ts';
export { AddressNotes } from './location/address-notes.tsx';
export { removePosition, sharePosition } from './location/share-position.ts';
export { enqueueRequest } from './offline-queue/enqueue-request.ts';
export { QueueItem, QueueNotice } from './offline-queue/queue-notice.tsx';
export { endWait, tellOfChange } from './offline-queue/store.ts';
export { onSent, tellSent } from './offline-queue/tell-sent.ts';
export { readQueue, trySending } from './offline-queue/watch-queue.ts';
