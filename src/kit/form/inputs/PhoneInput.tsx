import type { InputProps } from '../../slots.ts';
import { TextInput } from './TextInput.tsx';
import { usePhoneText } from './usePhoneText.ts';

/** A phone number; the stored one is shown as people write it. */
export function PhoneInput(props: InputProps) {
  return <TextInput {...props} {...usePhoneText(props.source)} />;
}
