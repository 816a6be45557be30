import type { TranslateFunction } from 'react-admin';
import type { Cell } from '../../kit/export/cells.ts';
import { shownValue, type Figures, type Report } from '../../schemas/reports/reports.ts';
import type { ReportParams } from './reportParams.ts';
import { columnsOf } from './columns.ts';
import { changeOf, changeText, figureText } from './figures.ts';
import { tableRows } from './tableRows.ts';

export interface ReportExport {
  data: Report;
  choices: ReportParams;
  locale: string;
  translate: TranslateFunction;
}

const cell = (name: string, value: number | null | undefined): Cell =>
  typeof value === 'number' ? shownValue(name, value) : '';

/** The table with all measures, each beside its comparison value. Amounts are in dollars, times in hours. */
export function amountsOf({ data, choices, locale, translate }: ReportExport): Cell[][] {
  const { report } = choices;
  const names = Object.keys(data.totals);
  const row = (title: string, figures: Figures, former: Figures | null | undefined): Cell[] => [
    title,
    ...names.flatMap((name) => [
      cell(name, figures[name]),
      ...(data.former ? [cell(name, former?.[name])] : []),
    ]),
  ];
  const header = [
    translate(`reports.row.${report}`),
    ...names.flatMap((name) => {
      const measure = translate(`reports.measures.${name}`);
      return [measure, ...(data.former ? [translate('reports.measure_before', { measure })] : [])];
    }),
  ];
  return [
    header,
    ...tableRows(data, choices, locale, translate).map(({ name, figures, former }) =>
      row(name, figures, former),
    ),
    row(translate('reports.total'), data.totals, data.former_totals),
  ];
}

/** The table as displayed, as text. */
export function textsOf({ data, choices, locale, translate }: ReportExport): Cell[][] {
  const { report, measure } = choices;
  const columns = columnsOf(Object.keys(data.totals), measure, data.former !== null);
  const row = (title: string, figures: Figures, former: Figures | null | undefined): Cell[] => [
    title,
    ...columns.map((column) => {
      if (column === 'former') return figureText(measure, former?.[measure], locale);
      if (column !== 'change') return figureText(column, figures[column], locale);
      const change = changeOf(figures[measure], former?.[measure]);
      return change === undefined ? '–' : changeText(change, locale);
    }),
  ];
  return [
    [translate(`reports.row.${report}`), ...columns.map((column) => translate(`reports.measures.${column}`))],
    ...tableRows(data, choices, locale, translate).map(({ name, figures, former }) =>
      row(name, figures, former),
    ),
    row(translate('reports.total'), data.totals, data.former_totals),
  ];
}
