/** The message that the worker sends to an open window when a notification was tapped. */
export interface OpenMessage {
  kind: 'open';
  path: string;
}

export function isOpenMessage(message: unknown): message is OpenMessage {
  const { kind, path } = (message ?? {}) as Partial<Record<keyof OpenMessage, unknown>>;
  return kind === 'open' && typeof path === 'string';
}
