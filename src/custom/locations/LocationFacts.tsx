import Stack from '@mui/material/Stack';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { phoneUri, formatPhone } from '../../schemas/phone.ts';
import type { Location } from '../../schemas/locations/locations.ts';
import { BooleanValue } from '../../kit/fields/BooleanValue.tsx';
import { DateValue } from '../../kit/fields/DateValue.tsx';
import { EmailValue } from '../../kit/fields/EmailValue.tsx';
import { Facts, Picture } from '../../kit/fields/Facts.tsx';
import { useAddress } from './useAddress.ts';

/** The properties of a location. */
export function LocationFacts({ location }: { location: Location }) {
  const translate = useTranslate();
  const addressOf = useAddress();
  const { phone, business_page_link: link } = location;
  const facts = {
    email: <EmailValue source="email" />,
    phone: phone && <a href={phoneUri(phone)}>{formatPhone(phone)}</a>,
    address: addressOf(location),
    timezone: location.timezone.replaceAll('_', ' '),
    business_page_link: link && (
      <a href={link} target="_blank" rel="noopener noreferrer">
        {link}
      </a>
    ),
    description: location.description,
    display_order: location.display_order,
    is_main: <BooleanValue source="is_main" />,
    is_voided: <BooleanValue source="is_voided" negate />,
    created_date: <DateValue source="created_date" />,
  };
  return (
    <RecordContextProvider value={location}>
      <Stack sx={{ gap: 2 }}>
        {location.image_url && <Picture src={location.image_url} alt="" />}
        <Facts
          facts={Object.entries(facts).map(([name, value]) => [
            translate(`resources.locations.fields.${name}`),
            value,
          ])}
        />
      </Stack>
    </RecordContextProvider>
  );
}
