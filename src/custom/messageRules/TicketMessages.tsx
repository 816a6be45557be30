import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useGetList, useTranslate } from 'react-admin';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { useDateTimeText } from '../../kit/fields/useDateTimeText.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { LINK } from '../../schemas/messageRules/placeholders.ts';
import { ticketMessages, type TicketMessage } from '../../schemas/messageRules/ticketMessages.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';

/** What the rules told the customer of the ticket on the page, and what they did not, and why. Absent if nothing. */
export default function TicketMessages() {
  const translate = useTranslate();
  const { id } = usePageRecord(tickets);
  const { data, error, refetch } = useGetList<TicketMessage>(ticketMessages.name, {
    filter: { ticket_id: id },
    sort: ticketMessages.defaultSort,
    pagination: { page: 1, perPage: 20 },
  });
  if (!error && !data?.length) return null;
  return (
    <Card title={translate('message_rules.told')}>
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />}
      <List disablePadding>
        {data?.map((message) => (
          <Told key={message.id} {...message} />
        ))}
      </List>
    </Card>
  );
}

function Told({ event, state, channel, reason, text, due_date, created_date }: TicketMessage) {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const facts = [
    dateText(state === 'WAITING' ? due_date : created_date),
    translate(`message_rules.states.${state}`),
    channel && translate(`message_rules.channels.${channel}`),
    reason && translate(`message_rules.reasons.${reason}`),
  ].filter(Boolean);
  const isSent = state === 'SENT' || state === 'WAITING';
  return (
    <ListItem disableGutters alignItems="flex-start">
      <ListItemText
        primary={`${translate(`message_rules.events.${event}`)}: ${facts.join(' · ')}`}
        secondary={isSent ? text.replaceAll(`{${LINK}}`, translate('message_rules.link')) : undefined}
        slotProps={{ secondary: { sx: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } }}
      />
    </ListItem>
  );
}
