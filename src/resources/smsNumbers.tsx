import Sms from '@mui/icons-material/SmsOutlined';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { smsNumbers } from '../schemas/inbox/smsNumbers.ts';

const CreatableLocationInput = lazyWithPreload(
  () => import('../custom/locations/CreatableLocationInput.tsx'),
);

export default resource(smsNumbers, {
  icon: Sms,
  path: 'TextNumbers',
  section: 'administration',
  menuOrder: 4,
  columns: [
    'name',
    'phone',
    <LocationValue source="location_id" />,
    <BooleanValue source="is_active" />,
    'created_date',
  ],
  phoneColumns: ['is_active'],
  filters: ['name', 'phone', <LocationFilter source="location_id" />],
  form: ['name', 'phone', <CreatableLocationInput source="location_id" model={smsNumbers} />, 'is_active'],
});
