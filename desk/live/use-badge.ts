import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countsQuery } from '../api/requests.ts';

const hasBadge = () => 'setAppBadge' in navigator;

/** Shows the number of unaccepted requests on the icon of an installed desk, and clears it after signing out. */
export function useBadge(): void {
  const { data } = useQuery({ ...countsQuery, enabled: hasBadge() });
  const pending = data?.counts.pending;
  useEffect(() => {
    if (pending === undefined) return;
    // The browser refuses where the desk is not installed.
    navigator.setAppBadge(pending).catch(() => undefined);
  }, [pending]);
  useEffect(
    () => () => {
      if (hasBadge()) navigator.clearAppBadge().catch(() => undefined);
    },
    [],
  );
}
