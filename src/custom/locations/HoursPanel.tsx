import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useController, useFormState, useWatch } from 'react-hook-form';
import type { HourType, LocationHour } from '../../schemas/locations/hours.ts';
import { hourText, weekdayName } from './hourText.ts';
import { TimeInput } from './TimeInput.tsx';

interface HoursPanelProps {
  type: HourType;
  readOnly: boolean;
}

/** The hours of one kind: an entry for each weekday that says when it is open and unfolds to its fields. */
export function HoursPanel({ type, readOnly }: HoursPanelProps) {
  const translate = useTranslate();
  const titleId = useId();
  const hours = (useWatch({ name: 'location_hours' }) ?? []) as LocationHour[];
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate(`resources.locations.hours.${type}`)}
      </Typography>
      {hours.map(
        (hour, index) =>
          hour.type === type && <DayEntry key={hour.day} hour={hour} index={index} readOnly={readOnly} />,
      )}
    </section>
  );
}

function DayEntry({ hour, index, readOnly }: { hour: LocationHour; index: number; readOnly: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const name = `location_hours.${index}`;
  const { errors } = useFormState({ name });
  const hasError = Boolean((errors.location_hours as unknown as object[] | undefined)?.[index]);
  const [isOpen, setIsOpen] = useState(false);
  const byAppointment = useController({ name: `${name}.by_appointment_only` });
  return (
    <Day
      disableGutters
      variant="outlined"
      expanded={isOpen || hasError}
      onChange={(_, expanded) => setIsOpen(expanded)}
      slotProps={{ heading: { component: 'h4' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography sx={{ flex: 1, fontWeight: 550 }}>{weekdayName(locale, hour.day)}</Typography>
        <Typography color={hasError ? 'error' : 'text.secondary'} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {hourText(hour, { locale, translate })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start', pt: 1 }}>
          <TimeInput name={`${name}.open`} label="open" readOnly={readOnly} />
          <TimeInput name={`${name}.close`} label="close" readOnly={readOnly} />
          <FormControlLabel
            label={translate('resources.locations.hours.by_appointment_only')}
            control={
              <Checkbox
                checked={Boolean(byAppointment.field.value)}
                onChange={byAppointment.field.onChange}
                onBlur={byAppointment.field.onBlur}
                slotProps={{ input: { ref: byAppointment.field.ref } }}
                disabled={readOnly}
              />
            }
          />
        </Stack>
      </AccordionDetails>
    </Day>
  );
}

const Day = styled(Accordion)({
  '&:before': { display: 'none' },
  '& + &': { borderTop: 0 },
  '& .MuiAccordionSummary-root': { minHeight: 40 },
  '& .MuiAccordionSummary-content': { alignItems: 'baseline', gap: 16, margin: '8px 12px 8px 0' },
});
