import { valuesOf, type ChartData, type ChartFormat } from './chart.ts';
import { textWidth, ticksOf } from './scale.ts';

export interface Size {
  width: number;
  height: number;
}

/** Positions in a chart, in pixels. */
export interface Layout {
  left: number;
  right: number;
  top: number;
  bottom: number;
  ticks: number[];
  /** Width of a point. */
  band: number;
  x: (index: number) => number;
  y: (value: number) => number;
  /** Returns the point at a position. */
  at: (x: number) => number;
}

export function layoutOf(data: ChartData, format: ChartFormat, size: Size, isSmall = false): Layout {
  const ticks = ticksOf(valuesOf(data), size.height < 160 ? 2 : 4);
  const widest = Math.max(...ticks.map((tick) => format.axis(tick).length));
  const left = isSmall ? 2 : textWidth(widest) + 12;
  const right = size.width - (isSmall ? 2 : 8);
  const top = isSmall ? 4 : 10;
  const bottom = size.height - (isSmall ? 20 : 26);
  const count = Math.max(1, data.points.length);
  const band = (right - left) / count;
  const [least = 0, greatest = 1] = [ticks[0], ticks.at(-1)];
  return {
    left,
    right,
    top,
    bottom,
    ticks,
    band,
    x: (index) => left + band * (index + 0.5),
    y: (value) => bottom - ((value - least) / (greatest - least)) * (bottom - top),
    at: (x) => Math.min(count - 1, Math.max(0, Math.floor((x - left) / band))),
  };
}
