import { PhoneInput } from '../../../kit/form/inputs/PhoneInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { DuplicateWarning } from './DuplicateWarning.tsx';

/** The phone number, with the warning about duplicates below. */
export default function CustomerPhoneInput(props: InputProps) {
  return (
    <>
      <PhoneInput {...props} />
      {!props.readOnly && <DuplicateWarning />}
    </>
  );
}
