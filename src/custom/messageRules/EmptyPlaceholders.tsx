import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { MessageEvent } from '../../schemas/messageRules/events.ts';
import { templateTexts, type MessageTemplate } from '../../schemas/messageRules/messageTemplates.ts';
import { emptyIn, subjectsOf } from '../../schemas/messageRules/placeholders.ts';

interface EmptyPlaceholdersProps {
  event: MessageEvent;
  template: Partial<Pick<MessageTemplate, (typeof templateTexts)[number]>>;
}

/** Names the placeholders of a template that always stay empty in the messages of an event. */
export function EmptyPlaceholders({ event, template }: EmptyPlaceholdersProps) {
  const translate = useTranslate();
  const text = templateTexts.map((part) => template[part] ?? '').join(' ');
  return subjectsOf(event).map((subject) => {
    const names = emptyIn(text, event, subject).map((name) => `{${name}}`);
    if (names.length === 0) return null;
    return (
      <Alert key={subject} severity="warning" data-wide>
        {translate(`message_rules.empty_of.${subject}`, {
          event: translate(`message_rules.events.${event}`),
          names: names.join(' '),
        })}
      </Alert>
    );
  });
}
