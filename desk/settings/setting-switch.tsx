import { Alert } from '../../app/ui/alert.tsx';
import { settingsWords } from '../../content/owner/desk/settings.ts';
import type { ListedSetting } from '../../contract/answers/desk.ts';
import { useChangeSetting } from '../api/settings.ts';

const words = settingsWords.switches;
type SwitchKey = keyof typeof words;

export const isSwitch = (setting: ListedSetting): setting is ListedSetting & { key: SwitchKey } =>
  setting.key in words;

/** A switch for something that is done automatically unless it is switched off (docs/product.md 12.24). */
export function SettingSwitch({
  setting: { key, value },
}: {
  setting: ListedSetting & { key: SwitchKey };
}) {
  const { mutate, isPending, variables, error, isSuccess } = useChangeSetting(key);
  const { label, meaning } = words[key];
  const about = `${key}-about`;
  return (
    <>
      <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-6 accent-navy"
          aria-describedby={about}
          checked={(isPending ? variables : value) !== 'off'}
          onChange={({ target }) => mutate(target.checked ? 'on' : 'off')}
        />
        {label}
      </label>
      <p id={about}>{meaning}</p>
      <p role="status" className="mt-2 font-semibold text-go">
        {isSuccess && settingsWords.saved}
      </p>
      {error && <Alert>{error.message}</Alert>}
    </>
  );
}
