import { measures, type ReportName } from '../../schemas/reports/reports.ts';

/** The columns of a table after its names: what is drawn, the same before and its change, then all the rest. */
export const columnsOf = (report: ReportName, measure: string, isCompared: boolean): string[] => [
  measure,
  ...(isCompared ? ['former', 'change'] : []),
  ...measures[report].filter((name) => name !== measure),
];
