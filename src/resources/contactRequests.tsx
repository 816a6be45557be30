import ContactSupport from '@mui/icons-material/ContactSupportOutlined';
import { contactRequests } from '../schemas/customers/contactRequests.ts';
import { NoteValue } from '../custom/customers/contactRequests/NoteValue.tsx';
import { RequestEmail } from '../custom/customers/contactRequests/RequestEmail.tsx';
import { RequestState } from '../custom/customers/contactRequests/RequestState.tsx';
import { requestName } from '../custom/customers/contactRequests/texts.ts';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { ReadValue } from '../kit/reading/ReadValue.tsx';
import { resource } from '../kit/resource.tsx';

const MarkReadItem = lazyWithPreload(() => import('../custom/customers/contactRequests/MarkReadItem.tsx'));
const RequestActions = lazyWithPreload(
  () => import('../custom/customers/contactRequests/RequestActions.tsx'),
);
const RequestDialog = lazyWithPreload(() => import('../custom/customers/contactRequests/RequestDialog.tsx'));

/** Contract 4 §2.8. */
export default resource(contactRequests, {
  icon: ContactSupport,
  path: 'CustomerRequests',
  section: 'hub',
  menuOrder: 2,
  usesSectionTitle: true,
  columns: [
    <ComputedText
      source="customer_first_name"
      label="resources.customerRequests.fields.name"
      text={requestName}
    />,
    <RequestEmail source="customer_email" />,
    'customer_phone',
    <NoteValue source="customer_note" />,
    <RequestState source="state" />,
    'assignee',
    <ReadValue source="is_read" />,
    'read_date',
    'created_date',
    <LocationValue source="location_id" />,
  ],
  phoneColumns: ['state', 'created_date'],
  hiddenColumns: ['location_id'],
  filters: [
    'first_name',
    'last_name',
    'email',
    'phone',
    'state',
    'is_read',
    'created_date',
    'read_date',
    <LocationFilter source="location_id" />,
  ],
  locationFilter: 'location_id',
  dialog: <RequestDialog />,
  form: [],
  actions: <RequestActions />,
  rowActions: [<MarkReadItem />],
  maxHeight: 640,
});
