/*
 * What a form needs once it is touched, and no page before: a file of its own. Pages fetch it too where a
 * request waits on the device.
 */
export { waitingWords } from '../../content/en/waiting.ts';
export { prepareVisitorInfo, visitorInfo } from '../visitor/visitor-info.ts';
export { announce } from './waiting/announce.ts';
export { keepRequest } from './waiting/keep-request.ts';
export { readWaiting } from './waiting/read-waiting.ts';
export { removeEntry } from './waiting/store.ts';
export { onSent, tellSent } from './waiting/tell-sent.ts';
export { trySending } from './waiting/try-sending.ts';
export { WaitingItem } from './waiting/waiting-item.tsx';
export { WaitingNotice } from './waiting/waiting-notice.tsx';
