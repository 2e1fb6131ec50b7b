import { useQuery } from '@tanstack/react-query';
import { accountWords as words } from '../../content/owner/desk/account.ts';
import { sessionQuery } from '../api/session.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { ScreenTitle } from '../layout/focus.tsx';
import { SoundSwitch } from '../requests/sound-switch.tsx';
import { Install } from './install.tsx';
import { KeysSwitch } from './keys-switch.tsx';
import { Notifications } from './notifications.tsx';
import { Sessions } from './sessions.tsx';

export default function AccountPage() {
  const { data, error, isPending, refetch } = useQuery(sessionQuery);
  return (
    <>
      <ScreenTitle className="pt-5 text-2xl font-bold">{words.title}</ScreenTitle>
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
