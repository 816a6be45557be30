import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { notifications } from '../schemas/notifications/notifications.ts';
import { late } from '../kit/late.ts';
import { resource } from '../kit/resource.tsx';

const BulkRead = late(() => import('../custom/notifications/message/BulkRead.tsx'));
const MarkReadItem = late(() => import('../custom/notifications/message/MarkReadItem.tsx'));
const NotificationDialog = late(() => import('../custom/notifications/message/NotificationDialog.tsx'));

/** Contract 4 §2.7. */
export const notificationsResource = resource(notifications, {
  icon: NotificationsIcon,
  section: 'hub',
  columns: ['resource_type', 'customer_message_type', 'is_read', 'created_date', 'read_date'],
  dialog: <NotificationDialog />,
  form: [],
  actions: <BulkRead />,
  rowActions: [<MarkReadItem />],
  maxHeight: 640,
});
