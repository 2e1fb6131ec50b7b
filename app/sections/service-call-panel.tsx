import { servicePages } from '../../content/en/service-pages.ts';
import { CallPanel } from './call-panel.tsx';

/** 'Locked out right now?' is the question on emergency pages only; other work is planned. */
export function ServiceCallPanel({ path }: { path: string }) {
  return path.startsWith('/services/emergency-locksmith') ? (
    <CallPanel />
  ) : (
    <CallPanel {...servicePages.planned} />
  );
}
