import type { TranslateFunction } from 'react-admin';
import type { Figures, Report } from '../../schemas/reports/reports.ts';
import type { ReportParams } from './reportParams.ts';
import { stepText } from './days.ts';
import { changeOf } from './figures.ts';

export interface TableRow {
  key: string;
  name: string;
  figures: Figures;
  former: Figures | undefined;
}

type Shown = Pick<ReportParams, 'report' | 'by' | 'measure' | 'sort'>;

/** Returns the sorted rows of the table: intervals for the sales report, the report's own rows otherwise. */
export function tableRows(
  data: Report,
  { report, by, measure, sort }: Shown,
  locale: string,
  translate: TranslateFunction,
): TableRow[] {
  const rows =
    report === 'sales'
      ? data.series.map(({ day, figures }, index) => ({
          key: day,
          name: stepText(day, by, data.period, locale),
          figures,
          former: data.former_series[index]?.figures,
        }))
      : data.rows.map(({ key, name, figures, former }) => ({
          key: String(key),
          name: name ?? wordOf(key, translate),
          figures,
          former: data.former ? former : undefined,
        }));
  if (!sort) return rows;
  const sign = sort.order === 'ASC' ? 1 : -1;
  const isByTime = report === 'sales' && sort.field === 'name';
  const value = ({ figures, former }: TableRow) =>
    sort.field === 'former'
      ? former?.[measure]
      : sort.field === 'change'
        ? changeOf(figures[measure], former?.[measure])
        : figures[sort.field];
  return rows.toSorted((a, b) =>
    isByTime
      ? sign * (a.key < b.key ? -1 : 1)
      : sort.field === 'name'
        ? sign * a.name.localeCompare(b.name, locale)
        : sign * ((value(a) ?? -Infinity) - (value(b) ?? -Infinity) || 0),
  );
}

/** The text of a row without a name: an account with its province, a type of line, nobody, or the rest. */
function wordOf(key: string | null, translate: TranslateFunction): string {
  const [word = '', place] = (key ?? 'NOBODY').split(' ');
  const name = translate(`reports.rows.${word}`, { _: word });
  return place ? `${name} (${place})` : name;
}
