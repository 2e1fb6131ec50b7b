import { Button } from '../../app/ui/button.tsx';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import { listWords } from '../../content/owner/desk/requests.ts';
import type { StepOutcome } from './use-step.ts';

interface StepResultProps {
  result: StepOutcome;
  undo(): void;
  /** The name of the request in a list, for screen readers. */
  of?: string;
}

/** The outcome of a press, in its place: the step with its undo button, or who was first. The frame announces it. */
export function StepResult({ result, undo, of }: StepResultProps) {
  if (result.kind === 'refused') {
    return (
      <p data-refused className="min-w-0 flex-1 text-sm font-semibold">
        {result.text}
      </p>
    );
  }
  const text = result.isUndoing ? words.undoing : words.undo;
  return (
    <div className="flex items-center gap-3 font-semibold text-go">
      {words.taken[result.step]}
      <Button
        data-key="u"
        look="quiet"
        className="px-3! text-base!"
        aria-label={of && listWords.of(text, of)}
        isBusy={result.isUndoing}
        onClick={undo}
      >
        {text}
      </Button>
    </div>
  );
}
