import { needsAddress, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { LookupInput } from '../details/AppointmentInputs.tsx';
import { CountryInput, StateInput } from '../../locations/index.ts';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import type { Slot } from '../../../kit/slots.ts';
import { BookingLocationInput, DayRow, DropOffInput, TypeInput } from './BookingInputs.tsx';
import { CustomerInput } from './CustomerInput.tsx';
import { LinkedCustomer } from './LinkedCustomer.tsx';
import { NewEndInput } from './NewEndInput.tsx';
import { NewStartInput } from './NewStartInput.tsx';
import { isAppointment, isQuote, ConditionalInput } from './ConditionalInput.tsx';

const text = <TextInput source="" />;

/** Customer fields. */
export const customerFields: Slot[] = [
  <CustomerInput source="customer_first_name" />,
  <CustomerInput source="customer_last_name" />,
  <CustomerInput source="customer_email" type="email" />,
  <CustomerInput source="customer_phone" type="tel" />,
  <LinkedCustomer source="customer_id" />,
];

/** Delivery and contact fields. */
export const contactFields: Slot[] = [
  <DropOffInput source="delivery_method" />,
  <LookupInput source="customer_contact_method" type="CONTACT_METHOD" only={['EMAIL']} />,
  'customer_language',
  <ConditionalInput source="customer_address_1" has={needsAddress} isNeeded>
    {text}
  </ConditionalInput>,
  <ConditionalInput source="customer_address_2" has={needsAddress}>
    {text}
  </ConditionalInput>,
  <ConditionalInput source="customer_city" has={needsAddress} isNeeded>
    {text}
  </ConditionalInput>,
  <ConditionalInput source="customer_postcode" has={needsAddress} isNeeded>
    {text}
  </ConditionalInput>,
  <ConditionalInput source="customer_country" has={needsAddress} isNeeded>
    <CountryInput stateSource="customer_state" />
  </ConditionalInput>,
  <ConditionalInput source="customer_state" has={needsAddress} isNeeded>
    <StateInput countrySource="customer_country" />
  </ConditionalInput>,
];

/** The other fields of a new appointment (contract 4 §2.2, §5); a converted quote is always an appointment. */
export const bookingFields = (onType: (type: Appointment['type']) => void, isConversion: boolean): Slot[] => [
  <DayRow source="selected_date" />,
  <ConditionalInput source="selected_start_time" has={isAppointment}>
    <NewStartInput source="" />
  </ConditionalInput>,
  <ConditionalInput source="selected_end_time" has={isAppointment}>
    <NewEndInput source="" />
  </ConditionalInput>,
  // Fields that are asked at the counter come first, those with defaults later.
  ...(isConversion ? [] : [<TypeInput source="type" onChoose={onType} />]),
  <BookingLocationInput source="location_id" />,
  ...contactFields,
  <ConditionalInput source="quote_status" has={isQuote}>
    <LookupInput source="" type="QUOTE_STATUS" />
  </ConditionalInput>,
  'customer_note',
];
