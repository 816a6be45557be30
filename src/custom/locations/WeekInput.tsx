import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '../../i18n/useLocale.ts';
import { hourText, weekdayName } from './hourText.ts';
import { TimeInput } from './TimeInput.tsx';
import type { SlotProps } from '../../kit/slots.ts';
import { isClosed, type HourType, type LocationHour } from '../../schemas/locations/hours.ts';

interface WeekInputProps extends SlotProps {
  type: HourType;
  readOnly?: boolean;
}

/** The hours of one type by weekday. Closed days show a text (contract 1 §2.7, §2.10). */
export function WeekInput({ type, readOnly = false }: WeekInputProps) {
  const hours = (useWatch({ name: 'location_hours' }) ?? []) as LocationHour[];
  return (
    <Stack data-wide>
      {hours.map(
        (hour, index) =>
          hour.type === type && <Day key={hour.day} hour={hour} index={index} readOnly={readOnly} />,
      )}
    </Stack>
  );
}

function Day({ hour, index, readOnly }: { hour: LocationHour; index: number; readOnly: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const dayId = useId();
  const name = `location_hours.${index}`;
  const closed = isClosed(hour) && !hour.by_appointment_only;
  const set = (changes: Partial<LocationHour>) => {
    for (const [property, value] of Object.entries(changes)) {
      setValue(`${name}.${property}`, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const close = (isClosing: boolean) =>
    set(
      isClosing
        ? { open: null, close: null, by_appointment_only: false }
        : { open: '09:00:00', close: '17:00:00', is_voided: false },
    );
  return (
    <Line role="group" aria-labelledby={dayId} data-editing={!readOnly}>
      <span id={dayId}>{weekdayName(locale, hour.day)}</span>
      {readOnly || closed ? (
        <span className="text">{hourText(hour, { locale, translate })}</span>
      ) : (
        <span className="times">
          <TimeInput name={`${name}.open`} label="open" readOnly={false} />
          <TimeInput name={`${name}.close`} label="close" readOnly={false} />
          <FormControlLabel
            control={
              <Checkbox
                checked={hour.by_appointment_only}
                onChange={(_, by_appointment_only) => set({ by_appointment_only })}
              />
            }
            label={translate('resources.locations.hours.by_appointment_only')}
          />
        </span>
      )}
      {!readOnly && (
        <FormControlLabel
          control={<Switch checked={closed} onChange={(_, isClosing) => close(isClosing)} />}
          label={translate('resources.locations.hours.closed')}
        />
      )}
    </Line>
  );
}

const Line = styled('div')(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  gridTemplateColumns: '110px 1fr auto',
  gap: '8px 16px',
  alignItems: 'center',
  minHeight: 40,
  borderBottom: `1px solid ${palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  '&[data-editing=true]': { minHeight: 60, padding: '10px 0' },
  '& .text': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& .times': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& label': { marginRight: 0 },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr auto',
    '& .times': { gridColumn: '1 / -1', gridRow: 2 },
    '& .text': { textAlign: 'right' },
    '&[data-editing=true] .text': { gridRow: 2, textAlign: 'left' },
  },
}));
