import { type SyntheticEvent, useState } from 'react';
import { Alert } from '../../app/ui/alert.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { settingsWords as words } from '../../content/owner/desk/settings.ts';
import type { ListedSetting } from '../../contract/answers/desk.ts';
import type { SiteConfig } from '../../contract/answers/site-config.ts';
import { displayedPhone } from '../../contract/phone.ts';
import { useChangeSettings } from '../api/settings.ts';
import { fieldErrors } from '../http/client.ts';
import { SaveRow, typedSince } from '../layout/save-row.tsx';

/** Whether it is the phone number, which owners change. The others are set once. */
const isPhone = ({ key }: ListedSetting) => key === 'campaign_phone_number';

/** All typed settings, with one button that stores all changes together. An empty field removes its setting. */
export function SettingsForm({
  settings,
  providers,
}: {
  settings: readonly ListedSetting[];
  providers: Pick<SiteConfig, 'maps_provider' | 'captcha_provider'>;
}) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, error, isSuccess, reset } = useChangeSettings();
  const errors = fieldErrors(error);
  // What was typed during the save is not saved yet.
  const isSaved = isSuccess && Object.keys(typed).length === 0;
  const isElsewhere = error && Object.keys(errors).length === 0;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const changes = Object.entries(typed).map(([key, text]) => [key, text.trim() || null]);
    mutate(Object.fromEntries(changes), {
      onSuccess: () => setTyped((now) => typedSince(now, typed)),
      onError(refusal) {
        const [first] = Object.keys(fieldErrors(refusal));
        if (first) document.getElementById(first)?.focus();
      },
    });
  }

  const field = ({ key, value }: ListedSetting) => {
    const { label, meaning } = words.keys[key] ?? { label: key, meaning: () => undefined };
    return (
      <TextField
        key={key}
        id={key}
        label={label}
        note={meaning(providers)}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed[key] ?? displayedPhone(value) ?? value ?? ''}
        error={errors[key]}
        onChange={({ target }) => {
          setTyped({ ...typed, [key]: target.value });
          if (error || isSuccess) reset();
        }}
      />
    );
  };
  return (
    <form onSubmit={submit} className="mt-8 grid gap-6 border-t border-line pt-6">
      {settings.filter(isPhone).map(field)}
      {settings.filter((setting) => !isPhone(setting)).map(field)}
      {isElsewhere && <Alert>{error.message}</Alert>}
      <SaveRow isPending={isPending} isSuccess={isSaved} words={words} />
    </form>
  );
}
