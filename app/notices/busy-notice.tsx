import { useEffect, useState } from 'react';
import { busyLook } from '../../contract/busy.ts';
import { rootData } from '../browser/root-data.ts';
import { whenPassed } from './when-passed.ts';

const { busy, busyUntil } = rootData;

/**
 * Says that there is a wait, and how long (docs/product.md 12.21). server/site/busy-page.ts writes it into the page.
 * React removes it once the wait is over, even from a page that the device has cached.
 */
export function BusyNotice({ of }: { of: keyof typeof busyLook }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => (busyUntil ? whenPassed(busyUntil, () => setOver(true)) : undefined), []);
  if (!busy || isOver) return null;
  const Tag = of === 'page' ? 'aside' : 'p';
  return <Tag className={busyLook[of]}>{busy}</Tag>;
}
