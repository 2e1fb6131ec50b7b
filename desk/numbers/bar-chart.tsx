import { AxisBottom, AxisLeft } from '@visx/axis';
import { ParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { dayName } from './periods.ts';

export interface Bar {
  time: string;
  value: number;
  /** How much of `value` is drawn in red, at its top. */
  missed?: number;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** Read by screen readers in place of the chart. */
  label: string;
}

const height = 200;
const margin = { top: 12, right: 4, bottom: 28, left: 34 };
/** Room for 'Nov 22', in CSS pixels. */
const labelWidth = 72;
/** The smallest top of the scale. Without it, a chart of zeros and ones would have steps of 0.2. */
const leastTop = 4;

/** A chart that takes all the available width. Its colors are classes, so that it follows the system's dark mode. */
export function BarChart(props: BarChartProps) {
  return (
    <div className="h-[200px]">
      <ParentSize debounceTime={0}>
        {({ width }) => width > 0 && <Drawing {...props} width={width} />}
      </ParentSize>
    </div>
  );
}

function Drawing({ bars, label, width }: BarChartProps & { width: number }) {
  const x = scaleBand({
    domain: bars.map(({ time }) => time),
    range: [margin.left, width - margin.right],
    paddingInner: 0.25,
    paddingOuter: 0.1,
  });
  const most = Math.max(leastTop, ...bars.map(({ value }) => value));
  const y = scaleLinear({
    domain: [0, most],
    range: [height - margin.bottom, margin.top],
    nice: 4,
  });
  const column = (top: number, bottom: number) => ({ y: y(top), height: y(bottom) - y(top) });
  const steps = y.ticks(4);
  const room = Math.max(2, Math.floor((width - margin.left) / labelWidth));
  const every = Math.ceil(bars.length / room);
  const tickLabel = { className: 'fill-quiet', fontSize: 13, fontFamily: 'inherit' };
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="block">
      {steps.map((step) => (
        <line
          key={step}
          x1={margin.left}
          x2={width}
          y1={y(step)}
          y2={y(step)}
          className="stroke-line"
        />
      ))}
      {bars.map(({ time, value, missed = 0 }) => (
        <g key={time}>
          <rect
            x={x(time)}
            width={x.bandwidth()}
            {...column(value - missed, 0)}
            className="fill-navy"
          />
          <rect
            x={x(time)}
            width={x.bandwidth()}
            {...column(value, value - missed)}
            className="fill-stop"
          />
        </g>
      ))}
      <AxisLeft
        scale={y}
        left={margin.left}
        tickValues={steps}
        tickFormat={(step) => step.toLocaleString('en-US')}
        tickLabelProps={{ ...tickLabel, textAnchor: 'end', dx: '-0.25em', dy: '0.3em' }}
        tickLength={0}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={height - margin.bottom}
        tickValues={bars.map(({ time }) => time).filter((_, index) => index % every === 0)}
        tickFormat={dayName}
        tickLabelProps={{ ...tickLabel, textAnchor: 'middle' }}
        hideAxisLine
        hideTicks
      />
    </svg>
  );
}
