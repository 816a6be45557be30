import type { InputProps } from '../../../kit/slots.ts';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { KnownCustomers } from './KnownCustomers.tsx';

/** The phone number, the last of what tells one customer from another: who is known by it is said below. */
export default function PhoneInput(props: InputProps) {
  return (
    <>
      <TextInput {...props} />
      {!props.readOnly && <KnownCustomers />}
    </>
  );
}
