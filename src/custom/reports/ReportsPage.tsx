import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ListLoadError } from '../../kit/list/ListLoadError.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FigureCards } from './FigureCards.tsx';
import { ReportControls } from './ReportControls.tsx';
import { ReportView } from './ReportView.tsx';
import { useReportParams } from './useReportParams.ts';
import { useReport } from './useReport.ts';

/** /Reports: the figures of a period compared with another, as chart and table (contract 4 §2.10). */
export default function ReportsPage() {
  const translate = useTranslate();
  const choosing = useReportParams();
  const { choices, choose } = choosing;
  const { data, error, refetch, isPlaceholderData } = useReport(choices);
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {translate('reports.title')}
        </Typography>
        <ExportMenu data={isPlaceholderData ? undefined : data} choices={choices} />
      </Stack>
      <ReportControls {...choosing} />
      {error && !data ? (
        <ListLoadError message="reports.load_failed" onRetry={() => void refetch()} />
      ) : (
        <>
          <FigureCards
            report={choices.report}
            data={data}
            measure={choices.measure}
            onChoose={(measure) => choose({ measure })}
          />
          <ReportView {...{ data, choices }} isOld={isPlaceholderData} onSort={(sort) => choose({ sort })} />
        </>
      )}
    </>
  );
}
