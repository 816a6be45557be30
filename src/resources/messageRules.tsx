import Rule from '@mui/icons-material/RuleOutlined';
import { LocationFilter } from '../custom/locations/location.tsx';
import { TemplateLocation } from '../custom/mail/templates/TemplateLocation.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { messageRules } from '../schemas/messageRules/messageRules.ts';

const LocationInput = lazyWithPreload(() => import('../custom/mail/templates/LocationInput.tsx'));

const RuleTemplateInput = lazyWithPreload(() => import('../custom/messageRules/RuleTemplateInput.tsx'));

export default resource(messageRules, {
  icon: Rule,
  path: 'MessageRules',
  section: 'administration',
  menuOrder: 6,
  columns: [
    'event',
    <TemplateLocation source="location_id" />,
    'mode',
    'channel',
    'template',
    'created_date',
  ],
  phoneColumns: ['mode'],
  filters: ['event', 'mode', <LocationFilter source="location_id" />],
  form: [
    'event',
    <LocationInput source="location_id" />,
    'mode',
    'channel',
    <RuleTemplateInput source="template_id" />,
  ],
});
