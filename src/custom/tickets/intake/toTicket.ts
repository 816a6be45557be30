import type { FieldValues } from 'react-hook-form';
import type { Deposit } from '../../../schemas/tickets/deposit.ts';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import { paymentValues } from '../../sales/index.ts';

/** Passcodes are kept in no draft. */
export const withoutPasscodes = (values: FieldValues): FieldValues => ({
  ...values,
  ...(values.new_devices && {
    new_devices: (values.new_devices as NewTicketDevice[]).map((device) => ({ ...device, passcode: null })),
  }),
});

/** The deposit with the fields of its method only. */
const toDeposit = ({ amount, ...values }: Deposit) => ({ ...paymentValues(values), amount });

/** Returns the ticket to send: a device without words of its own has the problem that its services name. */
export const toTicket = (values: FieldValues): FieldValues => ({
  ...values,
  deposit: values.deposit ? toDeposit(values.deposit as Deposit) : null,
  new_devices: ((values.new_devices ?? []) as NewTicketDevice[]).map((device) => ({
    ...device,
    problem: device.problem.trim() || device.services.map(({ name }) => name).join(', '),
  })),
});
