import { Type, type Static } from 'typebox';
import { right, type Who } from '../can.ts';
import { Entity, Nullable, NullableString } from '../common.ts';
import { atOwnLocation } from '../atOwnLocation.ts';
import { seesCosts } from '../inventory/access.ts';
import { comparisons, intervals } from './periods.ts';

/** Of one's own location unless one sees all. */
export const reports = { access: { list: atOwnLocation(right('VIEW_REPORTS')) } };

/** What each report says of a period, a step of it, or a row; cents but for counts. The first is drawn. */
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

/** The measures of a report that a person may see. */
export const measuresFor = (report: ReportName, who: Who): readonly string[] =>
  measures[report].filter((name) => seesCosts(who) === true || !ofCosts.includes(name));

const counts = ['orders', 'quantity'];

/** Is it a number of things, and not of cents? */
export const isCount = (measure: string) => counts.includes(measure);

/** As whom the report of staff counts people: who sold it, or who did the work. */
export const staffAttributions = ['vendor', 'worker'] as const;

/** As many days, and rows, as one report has. */
export const MAX_DAYS = 1830;
export const MAX_ROWS = 500;

const Day = () => Type.String({ format: 'date' });
const Days = Entity({ from: Day(), to: Day() });
/** By the names of its measures; null is not known. */
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
  /** The first day of the step, which may lie before the period. */
  day: Day(),
  figures: Figures,
});
export type Point = Static<typeof Point>;

export const ReportRow = Entity({
  /** What it is of: an account, a repair, an item, a staff member, a location; null is nobody, REST all further rows. */
  key: NullableString(),
  name: NullableString(),
  figures: Figures,
  former: Figures,
});
export type ReportRow = Static<typeof ReportRow>;

/** A report over a period beside the one before; its series and its rows each sum up to its totals. */
export const Report = Entity({
  period: Days,
  former: Type.Union([Days, Type.Null()]),
  location_id: Nullable('integer'),
  totals: Figures,
  former_totals: Type.Union([Figures, Type.Null()]),
  series: Type.Array(Point),
  former_series: Type.Array(Point),
  /** Those with the most first; of the report of sales there are none but its series. */
  rows: Type.Array(ReportRow),
});
export type Report = Static<typeof Report>;
