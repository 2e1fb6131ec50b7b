import { navigation } from '#words/navigation.ts';
import { countRequest } from '../../attribution/visits.ts';
import { sessionStore } from '../../browser/safe-storage.ts';
import { useHydrated } from '../../layout/use-hydrated.ts';
import { usePagePath } from '../../layout/use-page-path.ts';
import type { Receipt } from '../submit/outcome.ts';

const referenceKey = 'last_reference';
const followKey = 'last_follow';

/** Records a stored request (docs/product.md 4.9). */
export function recordSuccess({ reference, follow = '' }: Receipt): void {
  sessionStore.set('form_submitted', 'true');
  sessionStore.set(referenceKey, reference);
  sessionStore.set(followKey, follow);
  countRequest();
}

function useStored(key: string): string | null | undefined {
  return useHydrated() ? sessionStore.get(key) : undefined;
}

/** The reference of what was last sent in this session; null for none, undefined until React is there. */
export function useLastReference() {
  return useStored(referenceKey);
}

/** The token to follow it with; empty if the server gave none. */
export function useLastFollow() {
  return useStored(followKey);
}

/** What the call bar says in place of the number: whoever reads a reference can give it. */
export function useCallLabel(): string | undefined {
  const isThanked = usePagePath() === '/thank-you';
  return useLastReference() && isThanked ? navigation.callBar.giveReference : undefined;
}
