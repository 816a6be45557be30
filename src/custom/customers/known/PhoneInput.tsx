import { useFormState } from 'react-hook-form';
import type { InputProps } from '../../../kit/slots.ts';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { phoneText } from '../../../schemas/phone.ts';
import { KnownCustomers } from './KnownCustomers.tsx';

/**
 * The phone number, the last of what tells one customer from another: who is known by it is said below. The stored one
 * stands there as people write it.
 */
export default function PhoneInput(props: InputProps) {
  const { defaultValues } = useFormState<{ phone: string | null }>({ name: 'phone' });
  const stored = defaultValues?.phone;
  return (
    <>
      <TextInput
        {...props}
        format={(value) => (value && value === stored ? phoneText(value) : (value ?? ''))}
        parse={(typed) => (stored && typed === phoneText(stored) ? stored : typed || null)}
      />
      {!props.readOnly && <KnownCustomers />}
    </>
  );
}
