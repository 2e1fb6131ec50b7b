import { navigation } from '#words/navigation.ts';
import { usePagePath } from '../../layout/use-page-path.ts';
import { useLastReference } from './success.ts';

/** What the call bar says in place of the number: whoever reads a reference can give it. */
export function useCallLabel(): string | undefined {
  const isThanked = usePagePath() === '/thank-you';
  return useLastReference() && isThanked ? navigation.callBar.giveReference : undefined;
}
