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
