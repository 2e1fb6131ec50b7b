import { bitting } from '../ui/bitting.ts';

/** How deep each of the profile's cuts goes, 28 units apart: where a pin comes to rest. */
const depths = [8, 5, 14, 9, 16, 6];

const centre = (index: number) => 103 + index * 28;

function springAndDriver(_: number, index: number): string {
  const x = centre(index);
  return `M${x} 1l5 3-10 4 10 4-10 4 10 4-5 3M${x - 5} 24h10v17h-10z`;
}

function keyPin(depth: number, index: number): string {
  return `M${centre(index) - 5} 47h10v${23 + depth}l-5 5-5-5z`;
}

/** Line art: the right key brings every pin to the same line, and the lock turns. Decoration only. */
export function KeyArt({ className }: { className: string }) {
  return (
    <svg
      viewBox="9 0 292 126"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`fill-deep forced-colors:hidden ${className}`}
    >
      <path d="M84 44h190" strokeDasharray="2 3" />
      <path d={depths.map(springAndDriver).join('')} />
      <path d={`M60-75h30${bitting}h14l18-10v-6l-12-10H60`} transform="scale(1 -1)" />
      <path d={depths.map(keyPin).join('')} fill="currentColor" fillOpacity=".3" />
      <path d="M76 68h10v40H76z" />
      <path d="M58 56H30L10 72v32l20 16h28l20-16V72zM26 80h8v16h-8z" fillRule="evenodd" />
    </svg>
  );
}
