export interface ChartPoint {
  /** Below the axis, as short as can be. */
  label: string;
  /** In words, for whoever points at it or moves there by keyboard. */
  title: string;
  /** What it is compared with, unless that is the same. */
  former?: string;
}

export interface ChartSeries {
  name: string;
  /** One for each point; null where there is none. */
  values: (number | null)[];
}

/** What a chart shows: one series, and another that it is compared with. */
export interface ChartData {
  kind: 'bars' | 'lines';
  points: ChartPoint[];
  series: ChartSeries;
  former?: ChartSeries;
}

/** How numbers are written: whole, and beside the axis. */
export interface ChartFormat {
  value: (value: number) => string;
  axis: (value: number) => string;
}

export interface ChartColors {
  main: string;
  former: string;
  line: string;
  text: string;
  surface: string;
}

/** All numbers of a chart. */
export const valuesOf = ({ series, former }: ChartData): number[] =>
  [...series.values, ...(former?.values ?? [])].filter((value) => value !== null);
