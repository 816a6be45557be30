import { cloneElement, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import type { InputProps } from '../../../kit/slots.ts';

type Booking = Pick<Appointment, 'type' | 'delivery_method'>;

interface ConditionalInputProps extends Partial<InputProps> {
  source: string;
  /** Whether the input applies to the appointment's current values. */
  has: (booking: Booking) => boolean;
  isNeeded?: boolean;
  children: ReactElement<Partial<InputProps>>;
}

/** An input that only applies to some appointments. */
export function ConditionalInput({ has, isNeeded = false, children, ...props }: ConditionalInputProps) {
  const [type, delivery_method] = useWatch({ name: ['type', 'delivery_method'] }) as [
    Appointment['type'],
    string,
  ];
  return has({ type, delivery_method })
    ? cloneElement(children, { ...props, isRequired: isNeeded || props.isRequired })
    : null;
}

export const isAppointment = ({ type }: Booking) => type === 'APPOINTMENT';
export const isQuote = ({ type }: Booking) => type === 'QUOTE';
