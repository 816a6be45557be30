import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { useToday } from '../../kit/useToday.ts';
import { defaultComparison, presets, defaultInterval, type Preset } from '../../schemas/reports/periods.ts';
import { measures, measuresFor, type ReportName } from '../../schemas/reports/reports.ts';
import { toSearchParams, parseReportParams, type ReportParams } from './reportParams.ts';

/** Returns the parameters and their setters. Each change pushes a URL, so that Back works. */
export function useReportParams() {
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  const { location } = useCurrentLocation();
  const { who } = useSession();
  const asked = parseReportParams(parameters, { today, location: location?.id });
  const drawn = measuresFor(asked.report, who).includes(asked.measure) ? asked.measure : undefined;
  const choices = { ...asked, measure: drawn ?? measures[asked.report][0] };
  const choose = (changes: Partial<ReportParams>) =>
    setParameters(toSearchParams({ ...choices, ...changes }));
  return {
    choices,
    choose,
    chooseReport: (report: ReportName) => {
      const names: readonly string[] = measures[report];
      const measure = names.includes(choices.measure) ? choices.measure : measures[report][0];
      choose({ report, measure, sort: undefined });
    },
    /** Selects a preset, or turns the current dates into custom ones. */
    choosePeriod: (preset: Preset | 'own') => {
      if (preset === 'own') return choose({ preset });
      const period = presets[preset](today);
      return choose({ preset, period, compare: defaultComparison(preset), by: defaultInterval(period) });
    },
  };
}

export type ReportParamsState = ReturnType<typeof useReportParams>;
