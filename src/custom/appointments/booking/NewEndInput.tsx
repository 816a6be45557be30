import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { totalDuration } from '../../../schemas/appointments/durations.ts';
import { defaultMinutes } from '../../../schemas/appointments/overlaps.ts';
import type { InputProps } from '../../../kit/slots.ts';
import { addMinutes } from '../calendar/times.ts';
import { EndTimeInput } from '../details/AppointmentInputs.tsx';

type Watched = Pick<Appointment, 'selected_start_time' | 'repairs'>;

const source = 'selected_end_time';

/** End of a new appointment: calculated from start and repairs until the user sets it. */
export function NewEndInput(props: Partial<InputProps> & { source: string }) {
  const { setValue } = useFormContext();
  const [start, repairs] = useWatch<Watched, readonly ['selected_start_time', 'repairs']>({
    name: ['selected_start_time', 'repairs'],
  });
  const { dirtyFields } = useFormState({ name: source });
  const [isTyped, setIsTyped] = useState(false);
  const isSet = isTyped || Boolean(dirtyFields[source]);
  const minutes = totalDuration(repairs ?? []) ?? defaultMinutes;
  useEffect(() => {
    if (isSet) return;
    const end = start ? addMinutes(start, minutes) : undefined;
    setValue(source, end ?? null, { shouldValidate: true });
  }, [isSet, start, minutes, setValue]);
  return <EndTimeInput {...props} onChange={() => setIsTyped(true)} />;
}
