import { useFormContext } from 'react-hook-form';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { toPhone } from '../phone.ts';

/** A phone number; one of Canada or the United States may be typed in any way. */
export function PhoneInput({ source = 'customer_phone', ...props }: Partial<InputProps>) {
  const { getValues, setValue } = useFormContext();
  const tidy = () => {
    const typed = (getValues(source) as string | null) ?? '';
    const phone = toPhone(typed);
    if (phone !== typed) setValue(source, phone, { shouldDirty: true, shouldValidate: true });
  };
  return <TextInput {...props} source={source} type="tel" autoComplete="off" onBlur={tidy} />;
}
