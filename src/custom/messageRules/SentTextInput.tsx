import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SchemaInput } from '../../kit/form/SchemaInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { LINK } from '../../schemas/messageRules/placeholders.ts';
import { sendByHand } from '../../schemas/messageRules/sendByHand.ts';

/** The text of a message that is sent by hand; of a link it says what becomes of it. */
export function SentTextInput({ source, ...props }: InputProps) {
  const translate = useTranslate();
  const written = useWatch({ name: source }) as string | null | undefined;
  const help = written?.includes(LINK) ? translate('message_rules.link_help') : undefined;
  return <SchemaInput {...props} source={source} schema={sendByHand.values.text} helperText={help} />;
}
