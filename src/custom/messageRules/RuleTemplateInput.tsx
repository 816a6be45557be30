import Alert from '@mui/material/Alert';
import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ReferencePicker } from '../../kit/form/inputs/ReferencePicker.tsx';
import type { InputProps } from '../../kit/slots.ts';
import type { MessageRule } from '../../schemas/messageRules/messageRules.ts';
import { messageTemplates, type MessageTemplate } from '../../schemas/messageRules/messageTemplates.ts';
import { EmptyPlaceholders } from './EmptyPlaceholders.tsx';

const quiet = { retry: false, onError: () => undefined };

/** The template of a rule; says that a disabled one tells nobody, and what stays empty in its texts. */
export default function RuleTemplateInput({ source = 'template_id', ...props }: Partial<InputProps>) {
  const translate = useTranslate();
  const [id, mode, event] = useWatch({ name: [source, 'mode', 'event'] }) as [
    MessageRule['template_id'],
    MessageRule['mode'],
    MessageRule['event'],
  ];
  const { data } = useGetOne<MessageTemplate>(
    messageTemplates.name,
    { id: id ?? '' },
    { ...quiet, enabled: Boolean(id) },
  );
  const isOff = id && mode !== 'OFF' && data?.is_voided;
  return (
    <>
      <ReferencePicker source={source} reference={messageTemplates.name} {...props} />
      {isOff && (
        <Alert severity="warning" data-wide>
          {translate('message_rules.template_off', { name: data.name })}
        </Alert>
      )}
      {id && mode !== 'OFF' && data && <EmptyPlaceholders event={event} template={data} />}
    </>
  );
}
