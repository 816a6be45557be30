import type { InputProps } from '../../../kit/slots.ts';
import { TimeInput } from '../details/AppointmentInputs.tsx';
import { FreeTimes } from './FreeTimes.tsx';

/** Start of a new appointment, with the next free slots. */
export const NewStartInput = (props: Partial<InputProps> & { source: string }) => (
  <div>
    <TimeInput {...props} />
    <FreeTimes source={props.source} />
  </div>
);
