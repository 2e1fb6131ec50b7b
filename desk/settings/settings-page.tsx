import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { erasePersonWords, settingsWords as words } from '../../content/owner/desk/settings.ts';
import type { ListedSetting } from '../../contract/answers/desk.ts';
import { settingsQuery } from '../api/settings.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { ScreenTitle } from '../layout/focus.tsx';
import { screenPaths } from '../layout/paths.ts';
import { BlockedNumbers } from './blocked-numbers.tsx';
import { BusyForm } from './busy-form.tsx';
import { isSwitch, SettingSwitch } from './setting-switch.tsx';
import { SettingsForm } from './settings-form.tsx';

const isTyped = (setting: ListedSetting) => !isSwitch(setting) && !setting.key.startsWith('busy_');

export default function SettingsPage() {
  const { data, error, isPending, refetch } = useQuery(settingsQuery);
  return (
    <>
      <ScreenTitle className="pt-5 text-2xl font-bold">{words.title}</ScreenTitle>
      <p className="mt-2 max-w-2xl">{words.intro}</p>
      {isPending && <Loading />}
      {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      <div className="two-columns">
        {data && (
          <div>
            <BusyForm settings={data.settings} />
            <SettingsForm settings={data.settings.filter(isTyped)} providers={data.providers} />
          </div>
        )}
        <div>
          {data && (
            <ul className="mt-6 ruled border-t border-line">
              {data.settings.filter(isSwitch).map((setting) => (
                <li key={setting.key} className="py-6">
                  <SettingSwitch setting={setting} />
                </li>
              ))}
            </ul>
          )}
          <BlockedNumbers />
          <section className="mt-4 border-t border-line pt-6">
            <h2 className="text-xl font-bold">{erasePersonWords.title}</h2>
            <p className="mt-2">{erasePersonWords.intro}</p>
            <Link
              to={screenPaths.erasePerson}
              className="inline-block py-2 font-semibold underline"
            >
              {erasePersonWords.link}
            </Link>
          </section>
        </div>
      </div>
    </>
  );
}
