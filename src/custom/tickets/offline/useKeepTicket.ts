import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { nameOf } from '../../../schemas/model.ts';
import { formatPhone } from '../../../schemas/phone.ts';
import { devices, type Device } from '../../../schemas/tickets/devices.ts';
import type { NewTicketCustomer } from '../../../schemas/tickets/newCustomer.ts';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import { forgetFiles } from '../../../keptFiles.ts';
import { withoutPasscodes } from '../intake/toTicket.ts';
import { countLost, withAddresses, type SentPhotos } from './keptPhotos.ts';
import { ticketQueue, type UnsentTicket } from './queue.ts';

/** The key of a record that the form has shown. */
const keyOf = (resource: string, id: unknown) => [resource, 'getOne', { id, meta: undefined }];

/** Returns what keeps a new ticket on this device, with what became of its photos so far, and whether there was room for it. */
export function useKeepTicket() {
  const { staff_id } = useSession().who;
  const queryClient = useQueryClient();
  const customerOf = ({ customer_id, new_customer }: FieldValues): string => {
    const known = customer_id
      ? queryClient.getQueryData<Customer>(keyOf(customers.name, customer_id))
      : undefined;
    if (known) return nameOf(customers, known);
    const { first_name, last_name, phone, email } = { ...(new_customer as NewTicketCustomer | null) };
    return [first_name, last_name].filter(Boolean).join(' ') || (phone ? formatPhone(phone) : (email ?? ''));
  };
  const deviceName = ({ device_id, name, serial }: NewTicketDevice): string => {
    const known = device_id ? queryClient.getQueryData<Device>(keyOf(devices.name, device_id)) : undefined;
    return known?.name ?? name ?? serial ?? '';
  };
  return (typed: FieldValues, sent: SentPhotos = new Map()): boolean => {
    const added = typed.new_devices as NewTicketDevice[];
    const id = typed.id as string;
    const earlier = ticketQueue.find(staff_id, id);
    const isKept = ticketQueue.keep(staff_id, {
      id,
      ticket: withAddresses(withoutPasscodes(typed), sent) as UnsentTicket['ticket'],
      customer: customerOf(typed),
      devices: added.map(deviceName),
      lacksPasscode: added.some(({ passcode }) => passcode !== null),
      lostPhotos: (earlier?.lostPhotos ?? 0) + countLost(typed, sent),
    });
    if (isKept) void forgetFiles([...sent.keys()]);
    return isKept;
  };
}
