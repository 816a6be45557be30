import { useRecordContext } from 'react-admin';
import { ReferencePicker } from '../../kit/form/inputs/ReferencePicker.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';

/** The ticket of a new estimate; it is not changed later. Those of quotes are made on the quote. */
export default function TicketInput({ source = 'ticket_id', ...props }: Partial<InputProps>) {
  const isStored = Boolean(useRecordContext()?.id);
  if (isStored) return null;
  return <ReferencePicker source={source} reference={tickets.name} {...props} isRequired />;
}
