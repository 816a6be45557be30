import type { ColumnElement } from '../../kit/slots.ts';
import { BooleanValue } from '../../kit/fields/BooleanValue.tsx';
import { DateValue } from '../../kit/fields/DateValue.tsx';
import { PhoneValue } from '../../kit/fields/PhoneValue.tsx';
import { TextValue } from '../../kit/fields/TextValue.tsx';
import { CountValue, CustomerEmail, LookupValue, TimeValue } from '../appointments/index.ts';
import { DayValue } from '../../kit/fields/DayValue.tsx';

const person = [
  <TextValue source="customer_first_name" />,
  <TextValue source="customer_last_name" />,
] as ColumnElement[];

const reach = [
  <CustomerEmail source="customer_email" />,
  <PhoneValue source="customer_phone" />,
  <LookupValue source="delivery_method" type="DELIVERY_METHOD" />,
  <LookupValue source="customer_contact_method" type="CONTACT_METHOD" />,
] as ColumnElement[];

const dates = [
  <DateValue source="created_date" />,
  <DayValue source="selected_date" />,
  <DayValue source="booking_date" />,
  <BooleanValue source="converted" />,
  <TextValue source="id" />,
] as ColumnElement[];

const status = <LookupValue source="status" type="APPOINTMENT_STATUS" />;
const quoteStatus = <LookupValue source="quote_status" type="QUOTE_STATUS" />;
const cancelled = <BooleanValue source="is_voided" />;
const services = <CountValue source="repairs" align="right" label="dashboard.services" />;
const time = <TimeValue source="selected_start_time" />;

/** The columns of contract 1 §2.5. Columns of little use for the type come last and are hidden by default. */
export const columns: Record<'APPOINTMENT' | 'QUOTE', ColumnElement[]> = {
  APPOINTMENT: [time, ...person, status, services, ...reach, cancelled, ...dates, quoteStatus],
  QUOTE: [...person, quoteStatus, services, ...reach, ...dates, cancelled, status, time],
};

/** The fields that a phone shows beside the name. */
export const phone = {
  APPOINTMENT: ['selected_start_time', 'status'],
  QUOTE: ['quote_status'],
};

export const hidden = {
  APPOINTMENT: ['id', 'quote_status', 'converted', 'booking_date', 'selected_date', 'created_date'],
  QUOTE: ['id', 'status', 'is_voided', 'selected_start_time', 'selected_date', 'booking_date'],
};
