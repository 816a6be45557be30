import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { useBusy } from '../../kit/useBusy.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { dropPlaceholders, fillPlaceholders, placeholdersIn } from '../../schemas/mail/placeholders.ts';
import {
  messageTemplates,
  templateTexts,
  textsOf,
  type MessageTemplate,
} from '../../schemas/messageRules/messageTemplates.ts';
import { isGeneral, LINK } from '../../schemas/messageRules/placeholders.ts';
import { tickets, type Ticket } from '../../schemas/tickets/tickets.ts';
import { useStatusPageCalls } from '../statusPages/index.ts';
import { useTemplateCalls } from './calls.ts';

interface Picked {
  text: string;
  /** Of an email, if the template has one. */
  subject: string | undefined;
}

/**
 * Templates of messages, filled from the ticket of the conversation on the page, else the newest of its customer; those
 * that need no ticket are filled from the conversation, and are there without one that can be read.
 */
export function TemplateMenu({ onPick }: { onPick: (picked: Picked) => void }) {
  const translate = useTranslate();
  const { id, channel } = usePageRecord(threads);
  const ticketId = useTicketId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isBusy, busy } = useBusy('messages.failed');
  const { getMessageValues, getThreadValues } = useTemplateCalls();
  const { createStatusLink } = useStatusPageCalls();
  const { data = [] } = useGetList<MessageTemplate>(messageTemplates.name, {
    filter: { only_enabled: true },
    sort: messageTemplates.defaultSort,
    pagination: { page: 1, perPage: 100 },
  });
  if (ticketId === undefined) return null;
  const usable = ticketId === null ? data.filter(needsNoTicket) : data;
  if (usable.length === 0) return null;
  const pick = (template: MessageTemplate) =>
    busy(async () => {
      setAnchor(null);
      const { language, ...values } = await (ticketId === null || needsNoTicket(template)
        ? getThreadValues({ params: { id } })
        : getMessageValues({ params: { id: ticketId } }));
      const { text, subject } = textsOf(template, channel === 'MAIL', language);
      const link =
        ticketId !== null && placeholdersIn(`${text} ${subject ?? ''}`).includes(LINK)
          ? await createStatusLink({ params: { id: ticketId }, body: { renew: false, locale: language } })
          : undefined;
      const filled = { ...values[language], ...(link && { [LINK]: link.address }) };
      const fill = (one: string) => dropPlaceholders(fillPlaceholders(one, filled));
      onPick({ text: fill(text), subject: subject ? fill(subject) : undefined });
    });
  return (
    <>
      <Button
        color="inherit"
        aria-disabled={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('conversation.templates')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {usable.map((template) => (
          <MenuItem key={template.id} onClick={() => void pick(template)}>
            {template.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const needsNoTicket = (template: MessageTemplate) =>
  templateTexts.every((field) => placeholdersIn(template[field] ?? '').every(isGeneral));

/** The ticket that the conversation is about; null: none that can be read, undefined: not known yet. */
function useTicketId(): string | null | undefined {
  const { ticket_id, customer_id } = usePageRecord(threads);
  const { data, isError } = useGetList<Ticket>(
    tickets.name,
    {
      filter: { customer_id },
      sort: { field: 'number', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: !ticket_id && Boolean(customer_id) },
  );
  if (ticket_id || !customer_id) return ticket_id;
  return isError ? null : data && (data[0]?.id ?? null);
}
