import { useEffect, useState } from 'react';
import { busyLook } from '../../contract/busy.ts';
import { rootData } from '../before-hydration/root-data.ts';

const { busy, busyUntil } = rootData;

/** Timers of browsers take no longer ones. */
const longestMs = 2 ** 31 - 1;

/**
 * That there is a wait, and how long (docs/product.md 12.21). React finds it in the page, where server/site/busy-page.ts
 * has written it, and takes it out once it is over: also of a page that the device has kept.
 */
export function BusyNotice({ of }: { of: keyof typeof busyLook }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!busyUntil) return;
    const left = Math.min(Date.parse(busyUntil) - Date.now(), longestMs);
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, []);
  if (!busy || isOver) return null;
  const Tag = of === 'page' ? 'aside' : 'p';
  return <Tag className={busyLook[of]}>{busy}</Tag>;
}
