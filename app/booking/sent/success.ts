import { navigation } from '#words/navigation.ts';
import { countRequest } from '../../attribution/visits.ts';
import { sessionStore } from '../../browser/safe-storage.ts';
import { useHydrated } from '../../layout/use-hydrated.ts';
import { usePagePath } from '../../layout/use-page-path.ts';
import type { Receipt } from '../submit/outcome.ts';

const referenceKey = 'last_reference';
const followKey = 'last_follow';

/** For what else follows a success, see docs/product.md 4.9. */
export function recordSuccess({ reference, follow = '' }: Receipt): void {
  sessionStore.set('form_submitted', 'true');
  sessionStore.set(referenceKey, reference);
  sessionStore.set(followKey, follow);
  countRequest();
}

function useStored(key: string): string | null | undefined {
  return useHydrated() ? sessionStore.get(key) : undefined;
}

/** Null if nothing was sent in this session, undefined until React runs. */
export function useLastReference() {
  return useStored(referenceKey);
}

export function useLastFollow() {
  return useStored(followKey);
}

/** Label that replaces the number in the call bar, so that callers give their reference. */
export function useCallLabel(): string | undefined {
  const isThanked = usePagePath() === '/thank-you';
  return useLastReference() && isThanked ? navigation.callBar.giveReference : undefined;
}
