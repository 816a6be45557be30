import { Type, type Static } from 'typebox';
import { right, type Who } from '../can.ts';
import { Entity, Nullable, NullableString } from '../common.ts';
import { atOwnLocation } from '../atOwnLocation.ts';
import { seesCosts } from '../inventory/access.ts';
import { comparisons, intervals } from './periods.ts';

/** For the own location without VIEW_ALL_LOCATIONS. */
export const reports = { access: { list: atOwnLocation(right('VIEW_REPORTS')) } };

/** Measures of each report, in cents except for counts. The first is charted. */
export const measures = {
  sales: ['total', 'orders', 'sales', 'returns', 'net', 'shipping', 'tax'],
  taxes: ['tax', 'collected', 'given_back'],
  payments: ['net', 'received', 'refunded'],
  services: ['net', 'quantity'],
  parts: ['net', 'quantity', 'cost', 'profit'],
  staff: ['net', 'quantity'],
  locations: ['total', 'orders', 'sales', 'returns', 'net', 'shipping', 'tax'],
} as const;
export type ReportName = keyof typeof measures;
export const reportNames = Object.keys(measures) as ReportName[];

const ofCosts = ['cost', 'profit'];

/** Measures of a report that a staff member may see. */
export const measuresFor = (report: ReportName, who: Who): readonly string[] =>
  measures[report].filter((name) => seesCosts(who) === true || !ofCosts.includes(name));

const counts = ['orders', 'quantity'];

/** Whether a measure is a count rather than an amount. */
export const isCount = (measure: string) => counts.includes(measure);

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

/** A report with its comparison; series and rows each add up to the totals. */
export const Report = Entity({
  period: Days,
  former: Type.Union([Days, Type.Null()]),
  location_id: Nullable('integer'),
  totals: Figures,
  former_totals: Type.Union([Figures, Type.Null()]),
  series: Type.Array(Point),
  former_series: Type.Array(Point),
  /** In descending order; empty in the sales report. */
  rows: Type.Array(ReportRow),
});
export type Report = Static<typeof Report>;
