/** How deep each pin's cut goes: the same key as in app/ui/bitting-line.tsx. */
const depths = [8, 5, 14, 9, 16, 6];

/** Line art: the cut key lifts every pin to one height, and the lock turns. Decoration only. */
export function KeyArt({ className }: { className: string }) {
  const pins = depths.map((depth, index) => {
    const x = 150 + index * 40;
    const tip = 92 + depth * 1.5;
    return `M${x} 4l8 4-8 4 8 4-8 4 8 4M${x - 4} 28h16v28h-16zM${x - 4} 60h16v${tip - 68}l-8 8-8-8z`;
  });
  const blade = depths.map((depth, index) => {
    const x = 150 + index * 40;
    const y = 92 + depth * 1.5;
    return `L${x - 4} ${y}h16`;
  });
  return (
    <svg
      viewBox="0 0 420 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={className}
    >
      <path d={pins.join('')} />
      <path d={`M120 92${blade.join('')}L410 118l-14 14H120`} />
    </svg>
  );
}
