import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import {
  comparisons,
  isComparisonBefore,
  presets,
  intervals,
  type Preset,
} from '../../schemas/reports/periods.ts';
import { isTurnaround, reportNames, staffAttributions } from '../../schemas/reports/reports.ts';
import { CustomDates } from './CustomDates.tsx';
import { Select } from './Select.tsx';
import type { ReportParamsState } from './useReportParams.ts';

const periods = [...(Object.keys(presets) as Preset[]), 'own'] as const;

/** Selects report, period, comparison period and location. */
export function ReportControls({ choices, choose, chooseReport, choosePeriod }: ReportParamsState) {
  const translate = useTranslate();
  const { choices: places } = useCurrentLocation();
  const { features } = useSession();
  const offered = reportNames.filter(
    (name) => !isTurnaround(name) || features.has('DASHBOARD_REPAIRS_TICKETS'),
  );
  const { report, preset, period, compare, location, by, staffAs } = choices;
  const words = <T extends string>(all: readonly T[], group: string) =>
    all.map((one) => [one, translate(`reports.${group}.${one}`)] as const);
  return (
    <Stack role="search" direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <Select
        label={translate('reports.report')}
        value={report}
        choices={words(offered, 'names')}
        isHalf={false}
        onChange={chooseReport}
      />
      <Select
        label={translate('reports.period')}
        value={preset}
        choices={words(periods, 'periods')}
        onChange={choosePeriod}
      />
      {preset === 'own' && <CustomDates period={period} onChange={(own) => choose({ period: own })} />}
      <Select
        label={translate('reports.compare')}
        value={compare}
        width={250}
        choices={words(
          comparisons.filter((one) => isComparisonBefore(period, one)),
          'comparisons',
        )}
        onChange={(one) => choose({ compare: one })}
      />
      {places.length > 0 && (
        <Select
          label={translate('reports.location')}
          value={String(location ?? 'all')}
          width={200}
          choices={[
            ['all', translate('shell.location.all')],
            ...places.map(({ id, location_name }) => [String(id), location_name] as const),
          ]}
          onChange={(one) => choose({ location: one === 'all' ? undefined : Number(one) })}
        />
      )}
      <Select
        label={translate('reports.by')}
        value={by}
        width={110}
        choices={words(intervals, 'steps')}
        onChange={(one) => choose({ by: one })}
      />
      {report === 'staff' && (
        <Select
          label={translate('reports.staff_as')}
          value={staffAs}
          choices={words(staffAttributions, 'staff_parts')}
          onChange={(one) => choose({ staffAs: one })}
        />
      )}
    </Stack>
  );
}
