import { useWatch } from 'react-hook-form';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';

export const servicesOf = ({ services }: NewTicketDevice) => services;

/** What `pick` returns for each device of the form. A change of anything else does not render the component again. */
export const useOfDevices = <T>(pick: (device: NewTicketDevice) => T): T[] =>
  useWatch({ name: 'new_devices', compute: (devices: NewTicketDevice[]) => devices.map(pick) });

/** What `pick` returns for one device, in the same way. */
export const useOfDevice = <T>(name: string, pick: (device: NewTicketDevice) => T): T =>
  useWatch({ name, compute: pick });
