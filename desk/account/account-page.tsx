import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountWords as words } from '../../content/owner/desk/account.ts';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { sessionQuery } from '../api/session.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { PageTitle } from '../layout/focus.tsx';
import { SoundSwitch } from '../requests/sound-switch.tsx';
import { Install } from './install.tsx';
import { KeysSwitch } from './keys-switch.tsx';
import { Notifications } from './notifications.tsx';
import { Sessions } from './sessions.tsx';

export function AccountPage() {
  const { data, error, isPending, refetch } = useQuery(sessionQuery);
  useEffect(() => {
    document.title = `${words.title} · ${deskFrame.title}`;
  }, []);
  return (
    <>
      <PageTitle className="pt-5 text-2xl font-bold">{words.title}</PageTitle>
      {data && <p className="mt-2">{words.signedInAs(data.email)}</p>}
      <div className="two-columns">
        <div>
          <Notifications />
          <section className="mt-8">
            <h2 className="text-xl font-bold">{words.sound.title}</h2>
            <p className="mt-2 mb-3">{words.sound.about}</p>
            <SoundSwitch />
          </section>
          <KeysSwitch />
        </div>
        <div>
          <Install />
          {isPending && <Loading />}
          {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
          {data && <Sessions sessions={data.sessions} />}
        </div>
      </div>
    </>
  );
}
