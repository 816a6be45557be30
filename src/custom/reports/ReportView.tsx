import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { Card } from '../../kit/Card.tsx';
import { Chart } from '../../kit/chart/Chart.tsx';
import type { Report } from '../../schemas/reports/reports.ts';
import type { ReportParams } from './reportParams.ts';
import { chartData } from './chartData.ts';
import { periodText } from './days.ts';
import { formatOf } from './figures.ts';
import { ReportTable } from './ReportTable.tsx';

const height = 300;

interface ReportViewProps {
  data: Report | undefined;
  choices: ReportParams;
  isOld: boolean;
  onSort: (sort: ReportParams['sort']) => void;
}

/** The chart of a report and its table. */
export function ReportView({ data, choices, isOld, onSort }: ReportViewProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { measure, by, period } = choices;
  const title = `${translate(`reports.measures.${measure}`)}, ${periodText(period, locale)}`;
  return (
    <>
      <Card title={title}>
        {!data ? (
          <Skeleton variant="rounded" height={height + 28} />
        ) : isEmpty(data) ? (
          <Box
            role="status"
            sx={{ height: height + 28, display: 'grid', placeItems: 'center', textAlign: 'center' }}
          >
            <Typography color="text.secondary">{translate('reports.empty')}</Typography>
          </Box>
        ) : (
          <Box sx={{ opacity: isOld ? 0.5 : 1, transition: 'opacity 150ms' }}>
            <Chart
              label={title}
              data={chartData(data, measure, by, locale)}
              format={formatOf(measure, locale)}
              height={height}
            />
          </Box>
        )}
      </Card>
      {data && !isEmpty(data) && <ReportTable {...{ data, choices, isOld, onSort }} />}
    </>
  );
}

/** No data in the period, nor in the comparison period. */
const isEmpty = ({ totals, former_totals }: Report) =>
  [...Object.values(totals), ...Object.values(former_totals ?? {})].every((value) => !value);
