import { Button } from '../../app/ui/button.tsx';

interface SaveRowProps {
  isPending: boolean;
  isSuccess: boolean;
  words: { save: string; saving: string; saved: string };
}

/** The button that sends a form, followed by a message once it was stored. */
export function SaveRow({ isPending, isSuccess, words }: SaveRowProps) {
  return (
    <div className="flex items-center gap-3">
      <Button type="submit" isBusy={isPending}>
        {isPending ? words.saving : words.save}
      </Button>
      <p role="status" className="font-semibold text-go">
        {isSuccess && words.saved}
      </p>
    </div>
  );
}

/** Returns what was typed since `sent` was, which must outlive that save. Every field of a form may be missing. */
export const typedSince = <Typed extends object>(typed: Typed, sent: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== sent[name as keyof Typed]),
  ) as Typed;
