import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { EditCard } from '../../kit/form/EditCard.tsx';
import { store } from '../../schemas/store/store.ts';
import { DomainField, LocationCountField } from './fixedFields.tsx';
import { EmailLocalPart } from './EmailLocalPart.tsx';
import { ProvincialRatesInput } from './ProvincialRatesInput.tsx';
import { RegistrationsInput } from './RegistrationsInput.tsx';

const slots = [
  'name',
  'business_name',
  <EmailLocalPart source="email" />,
  'phone',
  'slogan',
  'slogan_fr',
  'gst_hst_number',
  'pst_rst_qst_number',
  <RegistrationsInput source="tax_registrations" />,
  <ProvincialRatesInput source="tax_rates" />,
  <DomainField source="domain" />,
  <LocationCountField source="locations_count" />,
];

/** The store's profile (contract 1 §2.8). */
export default function StorePage() {
  const translate = useTranslate();
  const { store_id } = useSession().who;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {translate('resources.store.name')}
      </Typography>
      <EditCard model={store} id={store_id} slots={slots} hasHistory />
    </Box>
  );
}
