/** Drawings in a square of 24 units. */
const drawings = {
  lock: 'M5 11h14v10H5zm3 0V7a4 4 0 0 1 8 0v4m-4 4v2',
  car: 'M4 17H2v-5l3-1 3-5h7l4 5 3 1v5h-2M9 17h6M5 11h14M4 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0m11 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  house: 'm3 11 9-8 9 8M5 9v11h14V9m-9 11v-6h4v6',
  store: 'M4 10v10h16V10M3 10l2-6h14l2 6zm6 10v-6h6v6',
  storage: 'M3 20V8l9-5 9 5v12M7 20v-8h10v8M7 16h10',
} as const;

/** A lock for the group of emergencies, otherwise where the work of the service or group at this path is done. */
function drawingOf(path: string): keyof typeof drawings {
  if (path.endsWith('emergency-locksmith')) return 'lock';
  if (path.includes('storage')) return 'storage';
  if (/auto|car-/.test(path)) return 'car';
  return /commercial|business/.test(path) ? 'store' : 'house';
}

/** The one icon of a service or of a group of services, wherever it is named. */
export function ServiceIcon({
  path,
  className = 'size-7 stroke-2',
}: {
  path: string;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-current ${className}`}
    >
      <path d={drawings[drawingOf(path)]} />
    </svg>
  );
}
