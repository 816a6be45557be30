import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { TableScroll } from '../../kit/list/TableScroll.tsx';
import type { Report } from '../../schemas/reports/reports.ts';
import type { ReportParams } from './reportParams.ts';
import { ChangeValue } from './ChangeValue.tsx';
import { columnsOf } from './columns.ts';
import { figureText } from './figures.ts';
import { tableRows, type TableRow } from './tableRows.ts';

interface ReportTableProps {
  data: Report;
  choices: ReportParams;
  /** The next report is loading. */
  isOld: boolean;
  onSort: (sort: ReportParams['sort']) => void;
}

/** The rows of a report with totals. The charted measure stands beside its comparison value. */
export function ReportTable({ data, choices, isOld, onSort }: ReportTableProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { report, measure, sort } = choices;
  const title = translate('reports.table', { report: translate(`reports.names.${report}`) });
  const columns = columnsOf(Object.keys(data.totals), measure, data.former !== null);
  const cells = ({ figures, former }: Pick<TableRow, 'figures' | 'former'>) =>
    columns.map((column) => (
      <td key={column} data-align="right">
        {column === 'change' ? (
          <ChangeValue measure={measure} now={figures[measure]} before={former?.[measure]} />
        ) : column === 'former' ? (
          figureText(measure, former?.[measure], locale)
        ) : (
          figureText(column, figures[column], locale)
        )}
      </td>
    ));
  const head = (field: string, name: string) => {
    const isSorted = sort?.field === field;
    const order = isSorted && sort.order === 'DESC' ? 'ASC' : 'DESC';
    return (
      <th
        key={field}
        data-align={field === 'name' ? undefined : 'right'}
        data-name={field === 'name' || undefined}
        aria-sort={isSorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
      >
        <button type="button" onClick={() => onSort({ field, order })}>
          {name}
        </button>
      </th>
    );
  };
  return (
    <TableScroll tabIndex={0} role="group" aria-label={title} sx={tableStyle}>
      <table aria-label={title} data-plain>
        <thead>
          <tr>
            {head('name', translate(`reports.row.${report}`))}
            {columns.map((column) => head(column, translate(`reports.measures.${column}`)))}
          </tr>
        </thead>
        <tbody data-old={isOld || undefined}>
          {tableRows(data, choices, locale, translate).map((row) => (
            <tr key={row.key}>
              <td data-name>{row.name}</td>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('reports.total')}</th>
            {cells({ figures: data.totals, former: data.former_totals ?? undefined })}
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  );
}

/** The totals stay visible while the rows scroll. */
const tableStyle = {
  mt: 2,
  'tbody tr': { cursor: 'default' },
  'tfoot th, tfoot td': {
    position: 'sticky',
    bottom: 0,
    backgroundColor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    fontWeight: 600,
    color: 'text.primary',
  },
};
