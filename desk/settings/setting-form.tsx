import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { settingsWords as words } from '../../content/owner/desk/settings.ts';
import type { ListedSetting } from '../../contract/answers/desk.ts';
import type { SiteConfig } from '../../contract/answers/site-config.ts';
import { displayedPhone } from '../../contract/phone.ts';
import { useChangeSetting } from '../api/settings.ts';

/** One setting. The server checks it; what is typed stays until it was taken. */
export function SettingForm({
  setting: { key, value },
  providers,
}: {
  setting: ListedSetting;
  providers: Pick<SiteConfig, 'maps_provider' | 'captcha_provider'>;
}) {
  const [typed, setTyped] = useState<string>();
  const { mutate, isPending, variables, error, isSuccess, reset } = useChangeSetting(key);
  const { label, meaning } = words.keys[key] ?? { label: key, meaning: () => undefined };
  const isRemoval = variables === null;

  function change(to: string | null): void {
    mutate(to, {
      onSuccess: () => {
        setTyped(undefined);
        // The button that was pressed is about to go.
        if (to === null) document.getElementById(key)?.focus();
      },
    });
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    change(typed ?? value ?? '');
  }

  return (
    <form onSubmit={submit}>
      <TextField
        id={key}
        label={label}
        note={meaning(providers)}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed ?? displayedPhone(value) ?? value ?? ''}
        error={error?.message}
        onChange={({ target }) => {
          setTyped(target.value);
          if (error || isSuccess) reset();
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" look="quiet" isBusy={isPending}>
          {isPending && !isRemoval ? words.saving : words.save}
          <span className="sr-only">{label}</span>
        </Button>
        {value !== null && (
          <Button look="quiet" isBusy={isPending} onClick={() => change(null)}>
            {isPending && isRemoval ? words.removing : words.remove}
            <span className="sr-only">{label}</span>
          </Button>
        )}
        <p role="status" className="font-semibold text-go">
          {isSuccess && (isRemoval ? words.removed : words.saved)}
        </p>
      </div>
    </form>
  );
}
