import { costOf } from './services.ts';
import type { TicketDevice } from './ticketDevices.ts';

type Agreed = Pick<TicketDevice, 'services' | 'agreed_amount'>;

/** Whether the services of a device cost more than the customer agreed to. */
export const exceedsAgreement = ({ services, agreed_amount }: Agreed): boolean =>
  agreed_amount !== null && costOf(services).cost > agreed_amount;
