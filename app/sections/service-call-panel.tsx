import { servicePages } from '../../content/en/service-pages.ts';
import { CallPanel } from './call-panel.tsx';

/** 'Locked out right now?' is asked on emergency pages only; other services are planned. */
export function ServiceCallPanel({ path }: { path: string }) {
  return path.startsWith('/services/emergency-locksmith') ? (
    <CallPanel />
  ) : (
    <CallPanel {...servicePages.planned} />
  );
}
