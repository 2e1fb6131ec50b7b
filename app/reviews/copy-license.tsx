import type { JudgeUsCopy } from '#words/pages/judge-us.ts';
import { useCopy } from '../clipboard/use-copy.tsx';
import { useHydrated } from '../layout/use-hydrated.ts';
import { Button } from '../ui/button.tsx';

/** The license number with a button that copies it, or else selects it. Without JavaScript the button is hidden. */
export function CopyLicense({ words }: { words: JudgeUsCopy['license'] }) {
  const { number, copy } = words;
  const hydrated = useHydrated();
  const { shown, press, said } = useCopy(number, words);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <strong ref={shown} className="sign text-2xl text-navy select-all">
          {number}
        </strong>
        <Button look="quiet" onClick={press} className={hydrated ? '' : 'invisible'}>
          {copy}
        </Button>
      </div>
      <p aria-live="polite" className="mt-1 min-h-7 text-base text-quiet">
        {said}
      </p>
    </>
  );
}
