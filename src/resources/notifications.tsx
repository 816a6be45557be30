import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { notifications } from '../schemas/notifications/notifications.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { TitleValue, WhenValue } from '../custom/notifications/list/values.tsx';
import { summaryText, whenText } from '../custom/notifications/texts.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { ReadValue } from '../kit/reading/ReadValue.tsx';
import { resource } from '../kit/resource.tsx';

const BulkRead = lazyWithPreload(() => import('../custom/notifications/message/BulkRead.tsx'));
const MarkReadItem = lazyWithPreload(() => import('../custom/notifications/message/MarkReadItem.tsx'));
const NotificationDialog = lazyWithPreload(
  () => import('../custom/notifications/message/NotificationDialog.tsx'),
);

/** Contract 4 §2.7. */
export default resource(notifications, {
  icon: NotificationsIcon,
  section: 'hub',
  menuOrder: 1,
  columns: [
    <TitleValue source="resource_type" />,
    <ComputedText source="data" text={summaryText} />,
    <WhenValue source="when" text={whenText} />,
    'customer_message_type',
    <ReadValue source="is_read" />,
    'created_date',
    'read_date',
  ],
  phoneColumns: ['is_read', 'when'],
  hiddenColumns: ['customer_message_type'],
  dialog: <NotificationDialog />,
  form: [],
  actions: <BulkRead />,
  rowActions: [<MarkReadItem />],
  maxHeight: 640,
});
