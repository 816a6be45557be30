import { needsAddress, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { LookupInput, TimeInput } from '../details/AppointmentInputs.tsx';
import { CountryInput, StateInput } from '../../locations/index.ts';
import { BooleanInput } from '../../../kit/form/inputs/BooleanInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import type { Slot } from '../../../kit/slots.ts';
import { BookingLocationInput, DayRow, DropOffInput, TypeInput } from './BookingInputs.tsx';
import { NewEndInput } from './NewEndInput.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { isAppointment, isQuote, When } from './When.tsx';

const text = <TextInput source="" />;

/** The info form (contract 4 §2.2, §5). */
export const fieldsOf = (onType: (type: Appointment['type']) => void): Slot[] => [
  <TypeInput source="type" onChoose={onType} />,
  <BookingLocationInput source="location_id" />,
  'customer_first_name',
  'customer_last_name',
  'customer_email',
  <PhoneInput source="customer_phone" />,
  <DropOffInput source="delivery_method" />,
  <LookupInput source="customer_contact_method" type="CONTACT_METHOD" only={['EMAIL']} />,
  <When source="customer_address_1" has={needsAddress} isNeeded>
    {text}
  </When>,
  <When source="customer_address_2" has={needsAddress}>
    {text}
  </When>,
  <When source="customer_city" has={needsAddress} isNeeded>
    {text}
  </When>,
  <When source="customer_postcode" has={needsAddress} isNeeded>
    {text}
  </When>,
  <When source="customer_country" has={needsAddress} isNeeded>
    <CountryInput stateSource="customer_state" />
  </When>,
  <When source="customer_state" has={needsAddress} isNeeded>
    <StateInput countrySource="customer_country" />
  </When>,
  <DayRow source="selected_date" />,
  <When source="selected_start_time" has={isAppointment}>
    <TimeInput source="" />
  </When>,
  <When source="selected_end_time" has={isAppointment}>
    <NewEndInput source="" />
  </When>,
  <When source="quote_status" has={isQuote}>
    <LookupInput source="" type="QUOTE_STATUS" />
  </When>,
  <When source="converted" has={isQuote}>
    <BooleanInput source="" />
  </When>,
  'customer_note',
];
