import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deskFrame } from '../../content/en/desk/frame.ts';
import { settingsWords as words } from '../../content/en/desk/settings.ts';
import { settingsQuery } from '../api/settings.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { SettingForm } from './setting-form.tsx';

/** What the owner may change while the site runs. */
export function SettingsPage() {
  const { data, error, isPending, refetch } = useQuery(settingsQuery);
  useEffect(() => {
    document.title = `${words.title} · ${deskFrame.title}`;
  }, []);
  return (
    <div className="max-w-2xl">
      <h1 className="pt-5 text-2xl font-bold">{words.title}</h1>
      <p className="mt-2">{words.intro}</p>
      {isPending && <Loading />}
      {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {data && (
        <ul className="mt-4 divide-y divide-line">
          {data.map((setting) => (
            <li key={setting.key} className="py-6">
              <SettingForm setting={setting} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
