import { useEffect, useState } from 'react';
import { busyLook } from '../../contract/busy.ts';
import { rootData } from '../browser/root-data.ts';

const { busy, busyUntil } = rootData;

/** The longest delay that a browser's timer can have. */
const longestMs = 2 ** 31 - 1;

/**
 * Says that there is a wait, and how long (docs/product.md 12.21). server/site/busy-page.ts writes it into the page.
 * React removes it once the wait is over, even from a page that the device has cached.
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
