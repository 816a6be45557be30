import Drafts from '@mui/icons-material/DraftsOutlined';
import { mailTemplates } from '../schemas/mail/mailTemplates.ts';
import { TemplateLocation } from '../custom/mail/templates/TemplateLocation.tsx';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { ActiveInput } from '../kit/inputs.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';

const LocationInput = lazyWithPreload(() => import('../custom/mail/templates/LocationInput.tsx'));
const TemplateBodyInput = lazyWithPreload(() => import('../custom/mail/templates/TemplateBodyInput.tsx'));

/** Contract 4 §2.11. */
export default resource(mailTemplates, {
  icon: Drafts,
  path: 'MailTemplates',
  section: 'administration',
  menuOrder: 3,
  columns: [
    'name',
    'kind',
    'language',
    <TemplateLocation source="location_id" />,
    'subject',
    <BooleanValue source="is_voided" negate />,
    'created_date',
  ],
  phoneColumns: ['is_voided'],
  filters: ['name', 'kind', 'language'],
  form: [
    'name',
    'kind',
    'language',
    <LocationInput source="location_id" />,
    'subject',
    <TemplateBodyInput source="body" />,
    <ActiveInput source="is_voided" />,
  ],
});
