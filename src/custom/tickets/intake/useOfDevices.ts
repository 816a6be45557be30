import { useWatch } from 'react-hook-form';
import { newDevice, type NewTicketDevice } from '../../../schemas/tickets/tickets.ts';

export const servicesOf = ({ services }: NewTicketDevice) => services;

/** What `pick` returns for each device of the form. A change of anything else does not render the component again. */
export const useOfDevices = <T>(pick: (device: NewTicketDevice) => T): T[] =>
  useWatch({ name: 'new_devices', compute: (devices: NewTicketDevice[]) => devices.map(pick) });

/** What `pick` returns for one device, in the same way; one that is gone, as a draft has fewer, is as a new one. */
export const useOfDevice = <T>(name: string, pick: (device: NewTicketDevice) => T): T =>
  useWatch({ name, compute: (device: NewTicketDevice | undefined) => pick(device ?? newDevice) });
