import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState, type ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { useDateTimeText } from '../../kit/fields/useDateTimeText.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { ListOptionsContext, useListOptions } from '../../kit/page.ts';
import type { StepSlot } from '../../kit/steps/declaration.ts';
import { StepDialog } from '../../kit/steps/StepDialog.tsx';
import { stepKey } from '../../kit/steps/useStepText.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { LINK } from '../../schemas/messageRules/placeholders.ts';
import type { AppointmentMessage } from '../../schemas/messageRules/appointmentMessages.ts';
import type { TicketMessage } from '../../schemas/messageRules/ticketMessages.ts';
import type { Model } from '../../schemas/model.ts';
import { SentTextInput } from './SentTextInput.tsx';

const steps: Record<string, StepSlot> = {
  send: { fields: [<SentTextInput source="text" />], values: ({ text }) => ({ text: String(text) }) },
};

type Message = TicketMessage | AppointmentMessage;

interface ToldMessagesProps {
  model: Model;
  filter: Record<string, unknown>;
  /** Frames the list. */
  children: (list: ReactNode) => ReactNode;
}

/** What rules told a customer, and what they did not, and why, which can be sent. Absent if nothing. */
export function ToldMessages({ model, filter, children }: ToldMessagesProps) {
  const list = useListOptions();
  const [asked, setAsked] = useState<Message>();
  const close = () => setAsked(undefined);
  const { data, error, refetch } = useGetList<Message>(model.name, {
    filter,
    sort: model.defaultSort,
    pagination: { page: 1, perPage: 20 },
  });
  if (!error && !data?.length) return null;
  return (
    <>
      {children(
        <>
          {error && <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />}
          <List disablePadding>
            {data?.map((message) => (
              <Told key={message.id} model={model} message={message} onSend={() => setAsked(message)} />
            ))}
          </List>
        </>,
      )}
      {asked && (
        <ListOptionsContext value={{ ...list, steps }}>
          <StepDialog model={model} step="send" record={asked} onDone={close} onClose={close} />
        </ListOptionsContext>
      )}
    </>
  );
}

interface ToldProps {
  model: Model;
  message: Message;
  onSend: () => void;
}

function Told({ model, message, onSend }: ToldProps) {
  const translate = useTranslate();
  const may = useCan();
  const dateText = useDateTimeText();
  const { event, state, channel, reason, text, due_date, created_date } = message;
  const facts = [
    dateText(state === 'WAITING' ? due_date : created_date),
    translate(`message_rules.states.${state}`),
    channel && translate(`message_rules.channels.${channel}`),
    reason && translate(`message_rules.reasons.${reason}`),
  ].filter(Boolean);
  const isSent = state === 'SENT' || state === 'WAITING';
  const name = translate(`message_rules.events.${event}`);
  const label = translate(`${stepKey(model, 'send')}.label`);
  return (
    <ListItem disableGutters alignItems="flex-start">
      <ListItemText
        primary={translate('message_rules.named', { name, text: facts.join(' · ') })}
        secondary={isSent ? text.replaceAll(`{${LINK}}`, translate('message_rules.link')) : undefined}
        slotProps={{ secondary: { sx: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } }}
      />
      {!isSent && may('update', threads) && (
        <Button size="small" aria-label={`${label} ${name}`} onClick={onSend}>
          {label}
        </Button>
      )}
    </ListItem>
  );
}
