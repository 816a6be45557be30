import { Type, type Static } from 'typebox';
import { right, type Who } from '../can.ts';
import { Entity, Nullable, NullableString } from '../common.ts';
import { atOwnLocation } from '../atOwnLocation.ts';
import { seesCosts } from '../inventory/access.ts';
import { comparisons, intervals } from './periods.ts';

/** For the own location without VIEW_ALL_LOCATIONS. */
export const reports = { access: { list: atOwnLocation(right('VIEW_REPORTS')) } };

const turnaround = ['median', 'p90', 'devices', 'rework'] as const;

/** Measures of each report. The first is charted. */
export const measures = {
  sales: ['total', 'orders', 'sales', 'returns', 'net', 'shipping', 'tax'],
  taxes: ['tax', 'collected', 'given_back'],
  payments: ['net', 'received', 'refunded'],
  services: ['net', 'quantity'],
  parts: ['net', 'quantity', 'cost', 'profit'],
  staff: ['net', 'quantity'],
  locations: ['total', 'orders', 'sales', 'returns', 'net', 'shipping', 'tax'],
  turnaround,
  turnaround_staff: turnaround,
  turnaround_services: turnaround,
} as const;
export type ReportName = keyof typeof measures;
export const reportNames = Object.keys(measures) as ReportName[];

/** Reports of how long devices took until they were ready; the others are sums of money and counts. */
const turnaroundReports = ['turnaround', 'turnaround_staff', 'turnaround_services'] as const;
export type TurnaroundReport = (typeof turnaroundReports)[number];
export type SumReport = Exclude<ReportName, TurnaroundReport>;

export const isTurnaround = (name: ReportName): name is TurnaroundReport =>
  turnaroundReports.some((one) => one === name);

const ofCosts = ['cost', 'profit'];

/** Measures of a report that a staff member may see. */
export const measuresFor = (report: ReportName, who: Who): readonly string[] =>
  measures[report].filter((name) => seesCosts(who) === true || !ofCosts.includes(name));

/** How many of the unit of a measure are one of what is shown: cents a dollar, minutes an hour, parts a whole. */
const units = { cents: 100, count: 1, minutes: 60, share: 10_000 } as const;
type Unit = keyof typeof units;

const unitsOf: Partial<Record<string, Unit>> = {
  orders: 'count',
  quantity: 'count',
  devices: 'count',
  median: 'minutes',
  p90: 'minutes',
  rework: 'share',
};

/** The unit of a measure: cents unless it is a count, minutes, or a share in ten-thousandths. */
export const unitOf = (measure: string): Unit => unitsOf[measure] ?? 'cents';

/** The value of a measure as it is shown: in dollars, hours, or as a fraction. */
export const shownValue = (measure: string, value: number): number => value / units[unitOf(measure)];

/** Attribution in the staff report: who sold, or who did the work. */
export const staffAttributions = ['vendor', 'worker'] as const;

/** Limits of a report. */
export const MAX_DAYS = 1830;
export const MAX_ROWS = 500;

const Day = () => Type.String({ format: 'date' });
const Days = Entity({ from: Day(), to: Day() });
/** Values by measure; null if unknown. */
const Figures = Type.Record(Type.String(), Nullable('integer'));
export type Figures = Static<typeof Figures>;

export const ReportQuery = Type.Object({
  from: Day(),
  to: Day(),
  location_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  by: Type.Optional(Type.Enum([...intervals], { default: 'day' })),
  compare: Type.Optional(Type.Enum([...comparisons], { default: 'before' })),
  staff_as: Type.Optional(Type.Enum([...staffAttributions], { default: 'vendor' })),
});
export type ReportQuery = Static<typeof ReportQuery>;

const Point = Entity({
  /** First day of the interval, possibly before the period. */
  day: Day(),
  figures: Figures,
});
export type Point = Static<typeof Point>;

export const ReportRow = Entity({
  /** Id of the account, repair, item, staff member or location; null for none, REST for all remaining rows. */
  key: NullableString(),
  name: NullableString(),
  figures: Figures,
  former: Figures,
});
export type ReportRow = Static<typeof ReportRow>;

/** A report with its comparison; sums of series and rows each add up to the totals. */
export const Report = Entity({
  period: Days,
  former: Type.Union([Days, Type.Null()]),
  location_id: Nullable('integer'),
  totals: Figures,
  former_totals: Type.Union([Figures, Type.Null()]),
  series: Type.Array(Point),
  former_series: Type.Array(Point),
  /** In descending order, states in theirs; empty in the sales report. */
  rows: Type.Array(ReportRow),
});
export type Report = Static<typeof Report>;
