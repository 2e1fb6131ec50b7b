/** In minutes (docs/product.md 12.21). */
export const busyLimits = { least: 15, most: 360 } as const;

/** Undefined for text that is no number within these limits, because the row may have been edited by hand. */
export function busyMinutesOf(text: string | null): number | undefined {
  const minutes = /^\d{2,3}$/.test(text ?? '') ? Number(text) : 0;
  return minutes >= busyLimits.least && minutes <= busyLimits.most ? minutes : undefined;
}

export function busyUntilOf(text: string | null): string | undefined {
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(
    text ?? '',
  );
  const time = hasZone ? Date.parse(text ?? '') : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

export interface Busy {
  minutes: number;
  until: string | null;
}

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

/** Uses only classes that every page has styles for, so that styles and policy stay as built while this is shown. */
export const busyLook = {
  page: 'flex justify-center bg-brass p-2 font-semibold text-deep',
  form: 'flex justify-center rounded-lg bg-brass p-2 font-semibold text-deep',
} as const;
