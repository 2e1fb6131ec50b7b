import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { textWords as words } from '../../content/owner/desk/texts.ts';
import { sessionQuery } from '../api/session.ts';
import { unassignedQuery } from '../api/texts.ts';
import { screenPaths } from '../layout/paths.ts';

/** Links to the texts from unknown numbers, if there are any. */
export function UnassignedLink() {
  const { data: session } = useQuery(sessionQuery);
  const { data } = useQuery({ ...unassignedQuery, enabled: session?.texts.on === true });
  if (!data?.items.length) return null;
  return (
    <Link to={screenPaths.texts} className="inline-block py-2.5 font-semibold underline">
      {words.unassigned.link(data.items.length)}
    </Link>
  );
}
