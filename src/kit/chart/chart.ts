export interface ChartPoint {
  /** Axis label, as short as possible. */
  label: string;
  /** Full text for the tooltip. */
  title: string;
  /** Text of the compared point, if it differs. */
  former?: string;
}

export interface ChartSeries {
  name: string;
  /** One per point; null if there is none. */
  values: (number | null)[];
}

/** A series and optionally another to compare it with. */
export interface ChartData {
  kind: 'bars' | 'lines';
  points: ChartPoint[];
  series: ChartSeries;
  former?: ChartSeries;
}

/** Number formats: full, and short for the axis. */
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

/** Returns all numbers of a chart. */
export const valuesOf = ({ series, former }: ChartData): number[] =>
  [...series.values, ...(former?.values ?? [])].filter((value) => value !== null);
