import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FilterField } from '../../kit/list/filters/FilterField.tsx';
import { isCalendarDay } from '../../schemas/calendarDays.ts';
import type { Period } from '../../schemas/reports/periods.ts';
import { MAX_DAYS } from '../../schemas/reports/reports.ts';
import { isPeriod } from './reportParams.ts';

interface CustomDatesProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The first and last day. A reversed or too long period is kept with its error, and applied once it is valid. */
export function CustomDates({ period, onChange }: CustomDatesProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<Partial<Period>>({});
  const shown: Period = { ...period, ...typed };
  const change = (bound: keyof Period, value: string) => {
    const wanted: Period = { ...shown, [bound]: value };
    const isFine = isPeriod(wanted.from, wanted.to);
    setTyped(isFine ? {} : { ...typed, [bound]: value });
    if (isFine) onChange(wanted);
  };
  const refusalOf = (value: string) => {
    const { from, to } = shown;
    if (!isCalendarDay(value)) return 'validation.date';
    return from > to ? 'validation.range' : 'validation.period_long';
  };
  return (['from', 'to'] as const).map((bound) => {
    const own = typed[bound];
    return (
      <FilterField
        key={bound}
        label={translate(`reports.${bound}`)}
        width={160}
        isHalf
        isShrunk
        refusal={own === undefined ? undefined : translate(refusalOf(own), { limit: MAX_DAYS })}
      >
        {(control) => (
          <input
            {...control}
            type="date"
            min={bound === 'to' ? shown.from : undefined}
            max={bound === 'from' ? shown.to : undefined}
            value={shown[bound]}
            onChange={(event) => change(bound, event.target.value)}
          />
        )}
      </FilterField>
    );
  });
}
