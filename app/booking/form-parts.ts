/*
 * What a form needs once it is touched, and no page before: a file of its own. Pages fetch it too where a
 * request waits on the device.
 */
export { offlineQueueWords } from '../../content/en/offline-queue.ts';
export { prepareVisitorInfo, visitorInfo } from '../telemetry/visitor-info/visitor-info.ts';
export { announce } from './offline-queue/announce.ts';
export { enqueueRequest } from './offline-queue/enqueue-request.ts';
export { QueueItem } from './offline-queue/queue-item.tsx';
export { QueueNotice } from './offline-queue/queue-notice.tsx';
export { readQueue } from './offline-queue/read-queue.ts';
export { removeEntry } from './offline-queue/store.ts';
export { onSent, tellSent } from './offline-queue/tell-sent.ts';
export { trySending } from './offline-queue/try-sending.ts';
