import Textsms from '@mui/icons-material/TextsmsOutlined';
import { segmentsText } from '../custom/messageRules/texts.ts';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { ActiveInput } from '../kit/inputs.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { messageTemplates } from '../schemas/messageRules/messageTemplates.ts';

const MailText = lazyWithPreload(() => import('../custom/messageRules/MailText.tsx'));
const TemplatePreview = lazyWithPreload(() => import('../custom/messageRules/TemplatePreview.tsx'));
const TemplateText = lazyWithPreload(() => import('../custom/messageRules/TemplateText.tsx'));

export default resource(messageTemplates, {
  icon: Textsms,
  path: 'MessageTemplates',
  section: 'administration',
  menuOrder: 5,
  columns: [
    'name',
    'text_en',
    'text_fr',
    <ComputedText source="segments" text={segmentsText} />,
    <BooleanValue source="is_voided" negate />,
    'created_date',
  ],
  phoneColumns: ['is_voided'],
  hiddenColumns: ['text_fr'],
  filters: ['name', 'only_enabled'],
  form: [
    'name',
    <ActiveInput source="is_voided" />,
    <TemplateText source="text_en" />,
    <TemplateText source="text_fr" />,
    'subject_en',
    'subject_fr',
    <MailText source="mail_en" />,
    <MailText source="mail_fr" />,
    <TemplatePreview source="preview" />,
  ],
});
