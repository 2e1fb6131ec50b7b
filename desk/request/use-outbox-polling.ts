import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestQuery } from '../api/requests.ts';

const soonMs = 60_000;
const soonEveryMs = 2_000;
const laterEveryMs = 30_000;

/**
 * Reloads the request until nothing of it waits in the outbox, since no event reports what becomes of a mail or a text.
 * Pauses while the page is hidden.
 *
 * @param pressedAt when something was last sent, in milliseconds
 */
export function useOutboxPolling(reference: string, isWaiting: boolean, pressedAt = 0): void {
  const [openedAt] = useState(Date.now);
  const since = Math.max(openedAt, pressedAt);
  const intervalMs = () => (Math.abs(Date.now() - since) < soonMs ? soonEveryMs : laterEveryMs);
  useQuery({ ...requestQuery(reference), refetchInterval: isWaiting && intervalMs });
}
