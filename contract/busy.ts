/** How long a customer may be told to expect, in minutes (docs/product.md 12.21). */
export const busyLimits = { least: 15, most: 360 } as const;

/** The minutes that this setting says; undefined if it says none, as a row put in by hand may. */
export function busyMinutesOf(text: string | null): number | undefined {
  const minutes = /^\d{2,3}$/.test(text ?? '') ? Number(text) : 0;
  return minutes >= busyLimits.least && minutes <= busyLimits.most ? minutes : undefined;
}

/** When being busy ends, as ISO 8601 in UTC; undefined for no time with its zone. */
export function busyUntilOf(text: string | null): string | undefined {
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(
    text ?? '',
  );
  const time = hasZone ? Date.parse(text ?? '') : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

export interface Busy {
  /** About how long somebody has to wait. */
  minutes: number;
  /** UTC; null until somebody says otherwise. */
  until: string | null;
}

/** What the two settings come to now; undefined while nobody is busy. */
export function busyOf(
  settings: { busy_minutes: string | null; busy_until: string | null },
  now: Date,
): Busy | undefined {
  const minutes = busyMinutesOf(settings.busy_minutes);
  if (minutes === undefined) return undefined;
  if (settings.busy_until === null) return { minutes, until: null };
  const until = busyUntilOf(settings.busy_until);
  return until !== undefined && until > now.toISOString() ? { minutes, until } : undefined;
}

/**
 * How the page says it: classes that every page has rules for as it is built, so that neither its styles nor its policy
 * change with the wait.
 */
export const busyLook = {
  page: 'flex justify-center bg-brass p-2 font-semibold text-deep',
  form: 'flex justify-center rounded-lg bg-brass p-2 font-semibold text-deep',
} as const;
