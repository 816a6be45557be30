import type { InputProps } from '../../../kit/slots.ts';
import { TimeInput } from '../details/AppointmentInputs.tsx';
import { FreeTimes } from './FreeTimes.tsx';

/** The start of a new appointment, beside the next free times of its day. */
export const NewStartInput = (props: Partial<InputProps> & { source: string }) => (
  <div>
    <TimeInput {...props} />
    <FreeTimes source={props.source} />
  </div>
);
