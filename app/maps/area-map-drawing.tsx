import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { Area } from '../../content/facts/areas.ts';
import { Land } from './area-map-land.tsx';
import { mapSize, markOf } from './town-marks.ts';
import { townPath, townsNorthToSouth } from './towns.ts';
import type { AreaDrawingProps } from './use-area-drawing.ts';

/** Converts to CSS; 1cqi is 1% of the frame's width. */
const length = (units: number) => `${(units * 100) / mapSize.width}cqi`;

function placement(town: Area): CSSProperties {
  const { dot, label, side } = markOf(town);
  const away = length(dot[0] - label[0]);
  const mark = {
    right: away,
    left: `calc(100% + ${away})`,
    below: `calc(50% + ${away})`,
  }[side];
  return {
    left: length(label[0]),
    top: length(label[1]),
    maxWidth: side === 'left' ? length(label[0]) : undefined,
    translate: `${{ right: '0', left: '-100%', below: '-50%' }[side]} -50%`,
    '--mark-x': mark,
    '--mark-y': `calc(50% + ${length(dot[1] - label[1])})`,
  } as CSSProperties;
}

function Leader({ town }: { town: Area }) {
  const { dot, label, side } = markOf(town);
  if (side === 'below') return null;
  return <path d={`M${dot.join(' ')}L${label.join(' ')}`} stroke="var(--color-white)" />;
}

export function AreaDrawing({ highlight, lit, isListed }: AreaDrawingProps) {
  return (
    <>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
        <Land />
        {townsNorthToSouth.map((town) => (
          <Leader key={town.slug} town={town} />
        ))}
      </svg>
      <ul aria-hidden={isListed}>
        {townsNorthToSouth.map((town) => (
          <li key={town.slug}>
            <Link
              to={townPath(town)}
              tabIndex={isListed ? -1 : undefined}
              aria-current={town.slug === highlight ? 'page' : undefined}
              data-lit={town.slug === lit || undefined}
              className="map-town sign"
              style={placement(town)}
            >
              {town.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
