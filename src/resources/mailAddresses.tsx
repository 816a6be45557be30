import AlternateEmail from '@mui/icons-material/AlternateEmailOutlined';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { mailAddresses } from '../schemas/inbox/mailAddresses.ts';

const CreatableLocationInput = lazyWithPreload(
  () => import('../custom/locations/CreatableLocationInput.tsx'),
);

export default resource(mailAddresses, {
  icon: AlternateEmail,
  path: 'MailAddresses',
  section: 'administration',
  menuOrder: 5,
  columns: [
    'name',
    'email',
    <LocationValue source="location_id" />,
    <BooleanValue source="is_active" />,
    'created_date',
  ],
  phoneColumns: ['is_active'],
  filters: ['name', 'email', <LocationFilter source="location_id" />],
  form: ['name', 'email', <CreatableLocationInput source="location_id" model={mailAddresses} />, 'is_active'],
});
