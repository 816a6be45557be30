import { get, useFormState } from 'react-hook-form';
import { formatPhone } from '../../../schemas/phone.ts';

type Phone = string | null | undefined;

/** Shows the stored phone number formatted and leaves the value unchanged until it is edited. */
export function usePhoneText(source: string) {
  const { defaultValues } = useFormState({ name: source });
  const stored = get(defaultValues, source) as Phone;
  return {
    format: (value: Phone) => (value && value === stored ? formatPhone(value) : (value ?? '')),
    parse: (typed: string) => (stored && typed === formatPhone(stored) ? stored : typed || null),
  };
}
