import Stack from '@mui/material/Stack';
import { useCan } from '../../authProvider/useCan.ts';
import { hourTypes } from '../../schemas/locations/hours.ts';
import { locations } from '../../schemas/locations/locations.ts';
import type { InputProps } from '../../kit/slots.ts';
import { HoursPanel } from './HoursPanel.tsx';

const { location_hours: part } = locations.parts ?? {};

/** Regular and holiday hours, one entry for each weekday; only for those who may see them. */
export default function HoursInput({ readOnly = false }: Partial<InputProps>) {
  const may = useCan();
  if (!part || !may('one', { access: { one: part.access } })) return null;
  return (
    <Stack data-wide sx={{ gap: 2, mt: 1 }}>
      {hourTypes.map((type) => (
        <HoursPanel key={type} type={type} readOnly={readOnly} />
      ))}
    </Stack>
  );
}
