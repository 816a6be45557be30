import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { hourTypes, type HourType } from '../../schemas/locations/hours.ts';
import type { InputProps } from '../../kit/slots.ts';
import { useCanSeeHours } from './useCanSeeHours.ts';
import { WeekInput } from './WeekInput.tsx';

/** Regular and holiday hours by weekday. Rendered only for users who may see opening hours. */
export default function HoursInput({ readOnly = false }: Partial<InputProps>) {
  const seesHours = useCanSeeHours();
  return seesHours && hourTypes.map((type) => <Week key={type} type={type} readOnly={readOnly} />);
}

function Week({ type, readOnly }: { type: HourType; readOnly: boolean }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <section data-wide aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mt: 1 }}>
        {translate(`resources.locations.hours.${type}`)}
      </Typography>
      <WeekInput type={type} readOnly={readOnly} />
    </section>
  );
}
