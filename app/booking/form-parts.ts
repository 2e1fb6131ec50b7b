/* A chunk that pages load only when a form is used or a request is queued. */
export { offlineQueueWords, sendingWords } from '#words/form/offline-queue.ts';
export { trafficSource } from '../attribution/attribution.ts';
export { suggestAddresses } from '../maps/address-suggestions.ts';
export { SuggestionList } from '../maps/suggestion-list.tsx';
export { reportConversion } from '../telemetry/analytics.ts';
export { prepareVisitorInfo, visitorInfo } from '../telemetry/visitor-info.ts';
export { AddressNotes } from './location/address-notes.tsx';
export { removePosition, sharePosition } from './location/share-position.ts';
export { enqueueRequest } from './offline-queue/enqueue-request.ts';
export { notifySent, onSent } from './offline-queue/notify-sent.ts';
export { QueueItem, QueueNotice } from './offline-queue/queue-notice.tsx';
export { completeEntry, notifyChange } from './offline-queue/store.ts';
export { readQueue, trySending } from './offline-queue/watch-queue.ts';
