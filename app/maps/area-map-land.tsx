import { landscape } from '#words/pages/service-pages.ts';

const bank =
  'M262 0V44l-10 12v44l-8 10v26l-26 28v48l-10 10v14l-16 16v22l6 8v66l-10 10v46l-8 8v48l-28 28v32';

const hackensack = 'M58 0v26L36 48v40L22 102v54l-8 8v92l26 26v44l16 16v50l16 16v44l-16 16v32';

/** The Palisades: along the bank to Weehawken, then inland behind Hoboken. */
const ridge = 'M254 0V42l-10 12v44l-8 10v24l-26 28v48l-10 10v12l-24 24v10l-30 30v54l-14 14v46';

const reeds: readonly (readonly [number, number])[] = [
  [62, 206],
  [96, 198],
  [60, 262],
  [104, 270],
  [72, 322],
  [106, 332],
  [88, 362],
  [64, 40],
  [112, 46],
];

const labelStyle = {
  fill: 'var(--color-steel)',
  stroke: 'none',
  fontSize: 11,
  fontStyle: 'oblique',
  letterSpacing: 1,
} as const;

export function Land() {
  return (
    <g fill="none" stroke="var(--color-steel)" strokeLinejoin="round">
      <path d={`${bank}H0V0z`} fill="var(--color-navy)" stroke="none" />
      <path d={bank} strokeWidth="2" />
      {[44, 88, 132, 176].map((away) => (
        <path
          key={away}
          d={bank}
          transform={`translate(${away} ${away / 2 - 20})`}
          strokeOpacity={0.34 - away / 700}
          strokeDasharray={`${away} 14 60 22`}
        />
      ))}
      <path d={hackensack} stroke="var(--color-deep)" strokeWidth="12" />
      <path d={hackensack} strokeOpacity=".4" strokeDasharray="26 12" />
      <path d={ridge} strokeOpacity=".5" />
      <path
        d={ridge}
        transform="translate(4 1)"
        strokeWidth="7"
        strokeOpacity=".5"
        strokeDasharray="1.5 5"
      />
      {reeds.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}v-11m-4 11-3-8m11 8 3-8`} strokeOpacity=".55" />
      ))}
      <text {...labelStyle} transform="translate(352 372) rotate(-80)">
        {landscape.hudson}
      </text>
      <text {...labelStyle} x="44" y="298">
        {landscape.meadowlands}
      </text>
      <text {...labelStyle} transform="translate(90 396) rotate(90)">
        {landscape.hackensack}
      </text>
    </g>
  );
}
