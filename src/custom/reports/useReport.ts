import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Report } from '../../schemas/reports/reports.ts';
import type { ReportParams } from './reportParams.ts';
import { useReportCalls } from './calls.ts';

/** Loads the report. The previous data stay visible until then, unless another report was selected. */
export function useReport({ report, period, compare, location, by, staffAs }: ReportParams) {
  const { getReport } = useReportCalls();
  const query = {
    ...period,
    compare,
    by,
    ...(location !== undefined && { location_id: location }),
    ...(report === 'staff' && { staff_as: staffAs }),
  };
  return useQuery<Report>({
    queryKey: ['reports', report, query],
    queryFn: ({ signal }) => getReport({ params: { name: report }, query, signal }),
    placeholderData: (previous, former) =>
      former?.queryKey[1] === report ? keepPreviousData(previous) : undefined,
  });
}
