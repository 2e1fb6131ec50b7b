/** Texts for a request that is stored on the device until there is a connection. */
export const offlineQueueWords = {
  /** The accessible name of the notices about them. */
  region: 'Requests not sent',
  /** Shown when a request was stored. Without Background Sync, as on iPhones, only an open page sends it. */
  queued: {
    title: 'Not sent yet',
    text: (phone: string) =>
      `Not sent yet. We'll keep your request on this device and send it when you're back online. Keep this page open until then. If it can't wait, call ${phone}.`,
  },
  /** What a request is for, within a sentence. */
  subject: {
    service: (service: string) => `your request for ${service}`,
    callback: 'your callback request',
  },
  waiting: (subject: string) =>
    `Not sent yet: ${subject}. We'll send it when you're back online. Keep this page open until then.`,
  expired: (subject: string) =>
    `Not sent: ${subject} is more than a day old, so we won't send it. Please call if you still need us.`,
  refused: (subject: string, reason: string) =>
    `Not sent: ${subject} could not be accepted. ${reason.replace(/\.?$/, '.')} Please correct it or call.`,
  /** Photos of a request that was already sent. */
  photos: (count: number) =>
    count === 1
      ? "Not sent yet: a photo for your request. We'll try to send it again."
      : `Not sent yet: ${count} photos for your request. We'll try to send them again.`,
  removePhotos: "Don't send photos",
  call: (phone: string) => `Call ${phone}`,
  cancel: 'Cancel request',
  correct: 'Correct it',
  remove: 'Remove this notice',
  cancelled: {
    title: 'Request canceled',
    untried: 'We removed it from this device. Nothing was sent.',
    tried: (phone: string) =>
      `We removed it from this device. It may have reached us before that. To be sure, please call ${phone}.`,
  },
  sent: (reference: string) => `Your reference is ${reference}.`,
} as const;

/** Read out while a request is sent and afterwards. It is here because form-parts.ts loads this file at first touch. */
export const sendingWords = {
  sending: 'Sending…',
  sent: (reference: string) => `Sent. Your reference is ${reference}.`,
} as const;
