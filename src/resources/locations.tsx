import Place from '@mui/icons-material/PlaceOutlined';
import { locations } from '../schemas/locations/locations.ts';
import { GroupTitle } from '../kit/form/GroupTitle.tsx';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { ActiveInput, ImageUpload } from '../kit/inputs.ts';
import { RowAction } from '../kit/list/RowAction.tsx';
import { AffectedBookings } from '../custom/appointments/index.ts';
import { AddressValue } from '../custom/locations/AddressValue.tsx';
import { CountryFilter, StateFilter } from '../custom/locations/filters.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { ClosuresValue, HoursValue } from '../custom/locations/values.tsx';
import { resource } from '../kit/resource.tsx';

const ClosuresInput = lazyWithPreload(() => import('../custom/locations/ClosuresInput.tsx'));
const LocalRatesInput = lazyWithPreload(() => import('../custom/locations/LocalRatesInput.tsx'));
const CountryInput = lazyWithPreload(() => import('../custom/locations/CountryInput.tsx'));
const HoursInput = lazyWithPreload(() => import('../custom/locations/HoursInput.tsx'));
const IsMainInput = lazyWithPreload(() => import('../custom/locations/IsMainInput.tsx'));
const StateInput = lazyWithPreload(() => import('../custom/locations/StateInput.tsx'));
const TimezoneInput = lazyWithPreload(() => import('../custom/locations/TimezoneInput.tsx'));
const CloseBulkAction = lazyWithPreload(async () => ({
  default: (await import('../custom/locations/dependents/CloseBulkAction.tsx')).CloseBulkAction,
}));
const LocationDependents = lazyWithPreload(
  () => import('../custom/locations/dependents/LocationDependents.tsx'),
);
const LocationDetails = lazyWithPreload(() => import('../custom/locations/LocationDetails.tsx'));
const LocationPage = lazyWithPreload(() => import('../custom/locations/page/LocationPage.tsx'));

export default resource(locations, {
  icon: Place,
  section: 'administration',
  menuOrder: 1,
  columns: [
    'location_name',
    'email',
    'phone',
    'is_main',
    <BooleanValue source="is_voided" negate />,
    <AddressValue source="address_1" label="resources.locations.fields.address" />,
    'created_date',
    'id',
    'city',
    'state',
    'country',
    'postcode',
    'timezone',
    'display_order',
  ],
  phoneColumns: ['is_voided'],
  hiddenColumns: ['id', 'city', 'state', 'country', 'postcode', 'timezone', 'display_order'],
  filters: [
    'location_name',
    'city',
    <CountryFilter source="country" />,
    <StateFilter source="state" />,
    'isActive',
  ],
  form: [
    <ImageUpload source="image_url" />,
    'location_name',
    'display_order',
    <IsMainInput source="is_main" />,
    <ActiveInput source="is_voided" />,
    <GroupTitle source="contact" label="resources.locations.groups.contact" />,
    'email',
    'phone',
    'business_page_link',
    <GroupTitle source="address" label="resources.locations.groups.address" />,
    <CountryInput source="country" />,
    <StateInput source="state" />,
    'city',
    'postcode',
    'address_1',
    'address_2',
    <TimezoneInput source="timezone" />,
    'bookings_at_once',
    <HoursInput source="location_hours" />,
    <ClosuresInput source="closures" />,
    <LocalRatesInput source="tax_rates" />,
  ],
  formats: [<HoursValue source="location_hours" />, <ClosuresValue source="closures" />],
  rowActions: [
    <RowAction path="page" label="configurations.location.row_action" dialog={<LocationPage />} />,
    <RowAction
      path="bookings"
      label="resources.locations.row_actions.bookings"
      dialog={<AffectedBookings />}
    />,
    <RowAction path="details" label="resources.locations.row_actions.details" dialog={<LocationDetails />} />,
  ],
  bulkActions: <CloseBulkAction />,
  dependents: <LocationDependents />,
  opensReadOnly: true,
  pageSizes: [10, 40, 100],
});
