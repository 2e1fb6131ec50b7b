import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { accountWords } from '../../content/owner/desk/account.ts';
import { listWords as words } from '../../content/owner/desk/requests.ts';
import { pushQuery } from '../api/push.ts';
import { latestQuery } from '../api/requests.ts';
import { EmptyState } from '../layout/brand.tsx';
import { screenPaths } from '../layout/paths.ts';
import { soundState, watchSound } from '../live/sound.ts';
import { Moment } from '../time/moment.tsx';

/** Shown when no request is open: when the last one arrived, and whether sound and notifications are on. */
export default function NothingOpen() {
  const { data: latest } = useQuery(latestQuery);
  const { data: push } = useQuery({ ...pushQuery, refetchInterval: false });
  const sound = useSyncExternalStore(watchSound, soundState);
  const [last] = latest?.items ?? [];
  const isPushed = push?.device === 'on' && push.subscribed;
  return (
    <EmptyState>
      <p className="min-h-6">
        {last && (
          <>
            {words.last} <Moment at={last.created_at} />.
          </>
        )}
        {latest && !last && words.noneEver}
      </p>
      <p className={sound === 'on' ? '' : 'font-semibold'}>
        {words.sound}: {words.soundStates[sound]}
      </p>
      <p className={`min-h-6 ${isPushed ? '' : 'font-semibold'}`}>
        {push && (isPushed ? accountWords.push.on : accountWords.push.off)}
      </p>
      <Link to={screenPaths.account} className="inline-block py-2.5 font-semibold underline">
        {words.setUp}
      </Link>
    </EmptyState>
  );
}
