/** Drawings in a square of 24 units. */
const drawings = {
  car: 'M4 17H2v-5l3-1 3-5h7l4 5 3 1v5h-2M9 17h6M5 11h14M4 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0m11 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  house: 'm3 11 9-8 9 8M5 9v11h14V9m-9 11v-6h4v6',
  business: 'M4 10v10h16V10M3 10l2-6h14l2 6zm6 10v-6h6v6',
  storage: 'M3 20V8l9-5 9 5v12M7 20v-8h10v8M7 16h10',
} as const;

type Drawing = keyof typeof drawings;

/** Where the work of the service at this path is done. */
export function drawingOf(path: string): Drawing {
  if (path.includes('storage')) return 'storage';
  if (/auto|car-/.test(path)) return 'car';
  return /commercial|business/.test(path) ? 'business' : 'house';
}

export function ServiceIcon({ drawing }: { drawing: Drawing }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-7 shrink-0 fill-none stroke-current stroke-2"
    >
      <path d={drawings[drawing]} />
    </svg>
  );
}
