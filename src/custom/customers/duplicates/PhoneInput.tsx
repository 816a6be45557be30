import { PhoneInput } from '../../../kit/form/inputs/PhoneInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { DuplicateWarning } from './DuplicateWarning.tsx';

/** The phone number, the last of what tells one customer from another: who is known by it is said below. */
export default function CustomerPhoneInput(props: InputProps) {
  return (
    <>
      <PhoneInput {...props} />
      {!props.readOnly && <DuplicateWarning />}
    </>
  );
}
