import type { FieldValues } from 'react-hook-form';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';

/** Passcodes are kept in no draft. */
export const withoutPasscodes = (values: FieldValues): FieldValues => ({
  ...values,
  ...(values.new_devices && {
    new_devices: (values.new_devices as NewTicketDevice[]).map((device) => ({ ...device, passcode: null })),
  }),
});

/** Returns the ticket to send: a device without words of its own has the problem that its services name. */
export const toTicket = (values: FieldValues): FieldValues => ({
  ...values,
  new_devices: ((values.new_devices ?? []) as NewTicketDevice[]).map((device) => ({
    ...device,
    problem: device.problem.trim() || device.services.map(({ name }) => name).join(', '),
  })),
});
