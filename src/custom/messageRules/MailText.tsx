import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../kit/slots.ts';

/** The text of a template's e-mail, beside that of the other language. */
export default function MailText({ source = 'mail_en', ...props }: Partial<InputProps>) {
  return <TextInput {...props} source={source} isLong helperText="message_rules.mail_help" />;
}
