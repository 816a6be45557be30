import { useRecordContext, useTranslate } from 'react-admin';
import { Status } from '../../../kit/fields/Status.tsx';
import type { SlotProps } from '../../../kit/slots.ts';
import type { TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';

/** 'On its way to Montréal', of a device that is. */
export function WayValue(_: SlotProps) {
  const translate = useTranslate();
  const way = useRecordContext<TicketDevice>()?.way;
  return way ? <Status tone="warning">{translate('bench.custody.to', { to: way.to })}</Status> : null;
}
