import type { TranslateFunction } from 'react-admin';
import type { ChartData, ChartFormat, ChartPoint } from '../../../kit/chart/chart.ts';
import { longDate } from '../../../kit/fields/longDate.ts';
import { moneyFormat } from '../../../kit/fields/money.ts';
import { numberFormat } from '../../../schemas/formats.ts';
import type { DashboardFigures } from '../../../schemas/dashboard/figures.ts';
import type { Flag } from '../../../schemas/flags.ts';

/** A figure with its chart. */
export interface FigureCard {
  name: keyof DashboardFigures;
  /** The page with the details, and the feature flags it needs. */
  to: string;
  flags: Flag[];
  value: string;
  note: string;
  chart: ChartData;
  format: ChartFormat;
}

interface Words {
  translate: TranslateFunction;
  locale: string;
  /** Returns the name of a location. */
  locationName: (id: number) => string | undefined;
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const listOf = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Returns the dashboard's figures in display order, without those missing from the response. */
export function figureCards(figures: DashboardFigures, words: Words): FigureCard[] {
  const { sales, orders, tills, low_stock, repairs, devices } = figures;
  return [
    ...(sales ? [salesCard(sales, words)] : []),
    ...(orders ? [ordersCard(orders, words)] : []),
    ...(tills ? [tillsCard(tills, words)] : []),
    ...(low_stock ? [stockCard(low_stock, words)] : []),
    ...(repairs ? [repairsCard(repairs, words)] : []),
    ...(devices ? [devicesCard(devices, words)] : []),
  ];
}

type Part<K extends keyof DashboardFigures> = NonNullable<DashboardFigures[K]>;

function salesCard({ days }: Part<'sales'>, words: Words): FigureCard {
  const { money, format } = moneyWords(words.locale);
  const today = days.at(-1);
  return {
    name: 'sales',
    to: listOf('/Sales', { min_order_date: today?.day, max_order_date: today?.day }),
    flags: ['DASHBOARD_SALES'],
    value: money(today?.amount ?? 0),
    note: words.translate('dashboard.figures.sales.note', { amount: money(days.at(-8)?.amount ?? 0) }),
    chart: chartOf('sales', days.map(dayPoint(words.locale)), amounts(days), words),
    format,
  };
}

function ordersCard({ statuses }: Part<'orders'>, words: Words): FigureCard {
  const { count, format } = countWords(words.locale);
  const nameOf = (status: string) => words.translate(`resources.orders.values.order_status.${status}`);
  const some = statuses.filter(hasSome);
  return {
    name: 'orders',
    to: '/Sales',
    flags: ['DASHBOARD_SALES'],
    value: count(sum(counts(statuses))),
    note: some.map((one) => `${nameOf(one.status)} ${count(one.count)}`).join(' · '),
    chart: chartOf('orders', named(some.map(({ status }) => nameOf(status))), counts(some), words),
    format,
  };
}

function tillsCard({ open }: Part<'tills'>, words: Words): FigureCard {
  const { money, format } = moneyWords(words.locale);
  const names = open.map(({ name, location_id }) =>
    [words.locationName(location_id), name].filter(Boolean).join(' · '),
  );
  const cash = open.map((till) => till.cash);
  return {
    name: 'tills',
    to: '/RegisterWallet',
    flags: ['DASHBOARD_WALLET', 'DASHBOARD_WALLET_REGISTER'],
    value: countWords(words.locale).count(open.length),
    note: open.length
      ? words.translate('dashboard.figures.tills.note', { cash: money(sum(cash)) })
      : words.translate('dashboard.figures.tills.none'),
    chart: chartOf('tills', named(names), cash, words),
    format,
  };
}

function stockCard({ kinds }: Part<'low_stock'>, words: Words): FigureCard {
  const { count, format } = countWords(words.locale);
  const nameOf = (kind: string) => words.translate(`resources.stock.values.kind.${kind}`);
  const some = kinds.filter(hasSome);
  return {
    name: 'low_stock',
    to: listOf('/Inventory', { is_low: 'true' }),
    flags: ['DASHBOARD_CATALOG_INVENTORY'],
    value: count(sum(counts(kinds))),
    note: some.map((one) => `${nameOf(one.kind)} ${count(one.count)}`).join(' · '),
    chart: chartOf('low_stock', named(some.map(({ kind }) => nameOf(kind))), counts(some), words),
    format,
  };
}

function repairsCard({ overdue, days }: Part<'repairs'>, words: Words): FigureCard {
  const { count, format } = countWords(words.locale);
  return {
    name: 'repairs',
    to: '/Appointments',
    flags: [],
    value: count(days[0]?.count ?? 0),
    note: words.translate('dashboard.figures.repairs.note', { smart_count: overdue }),
    chart: chartOf('repairs', days.map(dayPoint(words.locale)), counts(days), words),
    format,
  };
}

function devicesCard({ kinds }: Part<'devices'>, words: Words): FigureCard {
  const { count, format } = countWords(words.locale);
  const nameOf = (kind: string) => words.translate(`dashboard.figures.devices.kinds.${kind}`);
  const [ready, ...others] = kinds;
  return {
    name: 'devices',
    to: '/Tickets?layout=board',
    flags: ['DASHBOARD_REPAIRS_TICKETS'],
    value: count(ready?.count ?? 0),
    note: others.map((one) => `${nameOf(one.kind)} ${count(one.count)}`).join(' · '),
    chart: chartOf('devices', named(kinds.map(({ kind }) => nameOf(kind))), counts(kinds), words),
    format,
  };
}

const hasSome = ({ count }: { count: number }) => count > 0;
const counts = (all: { count: number }[]) => all.map(({ count }) => count);
const amounts = (all: { amount: number }[]) => all.map(({ amount }) => amount);

const chartOf = (
  name: keyof DashboardFigures,
  points: ChartPoint[],
  values: number[],
  { translate }: Words,
): ChartData => ({
  kind: 'bars',
  points,
  series: { name: translate(`dashboard.figures.${name}.series`), values },
});

const dayPoint =
  (locale: string) =>
  ({ day }: { day: string }): ChartPoint => ({ label: day.slice(8), title: longDate(day, locale) });

const named = (names: string[]): ChartPoint[] => names.map((name) => ({ label: name, title: name }));

function moneyWords(locale: string) {
  const money = (cents: number) => moneyFormat(locale).format(cents / 100);
  return { money, format: { value: money, axis: money } };
}

function countWords(locale: string) {
  const count = (number: number) => numberFormat(locale).format(number);
  return { count, format: { value: count, axis: count } };
}
