import type { TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { isHere, leftItemCode } from '../../../schemas/tickets/leftItems.ts';
import { ticketCode } from '../../../schemas/tickets/papers.ts';
import type { LabelContent } from '../../inventory/index.ts';

type Labelled = Pick<TicketDevice, 'id' | 'number' | 'customer' | 'device' | 'left_items'>;

/**
 * The labels of a device on a ticket and of each thing that was left with it, each with its customer.
 * The bars are the code of the ticket or thing; the QR code of a device is the address of its page.
 */
export function paperLabels(
  { id, number, customer, device, left_items }: Labelled,
  origin: string,
): LabelContent[] {
  const code = ticketCode(number);
  const owner = customer?.name ? { owner: customer.name } : {};
  return [
    { ...owner, name: device?.name ?? '', code, qr: `${origin}/Bench/${id}` },
    ...left_items.filter(isHere).map((item): LabelContent => {
      const itemCode = leftItemCode(number, item);
      return { ...owner, name: item.name, code: itemCode, qr: itemCode };
    }),
  ];
}
