import Forum from '@mui/icons-material/ForumOutlined';
import { profilePath } from '../custom/customers/profilePath.ts';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { addressText, threadText } from '../custom/inbox/texts.ts';
import { KeptReplies, NewConversation } from '../custom/inbox/lazy.ts';
import { ThreadState } from '../custom/inbox/ThreadState.tsx';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { ReferenceLink } from '../kit/fields/ReferenceLink.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { textMessages } from '../schemas/inbox/textMessages.ts';
import { threads } from '../schemas/inbox/threads.ts';

const Conversation = lazyWithPreload(() => import('../custom/inbox/Conversation.tsx'));
const ThreadSteps = lazyWithPreload(() => import('../custom/inbox/ThreadSteps.tsx'));

export default resource(threads, {
  icon: Forum,
  path: 'Conversations',
  section: 'hub',
  menuOrder: 3,
  menuCount: { filter: { is_unread: true }, label: 'shell.unread' },
  relatedPermissions: [textMessages],
  detailPage: {
    title: threadText,
    chips: [<ThreadState source="state" />],
    actions: <ThreadSteps />,
    facts: [
      <ComputedText source="address" text={addressText} />,
      'sender_name',
      <ReferenceLink source="customer" path={profilePath} />,
      'channel',
      'assignee',
      <LocationValue source="location_id" />,
      'created_date',
    ],
    aside: [<Conversation />],
    isAsideFirst: true,
  },
  columns: [
    <ComputedText source="address" text={threadText} />,
    'last_text',
    <ThreadState source="state" />,
    'assignee',
    'last_date',
    'channel',
    <LocationValue source="location_id" />,
    'created_date',
  ],
  phoneColumns: ['last_text', 'state'],
  hiddenColumns: ['channel', 'location_id', 'created_date'],
  quickFilter: 'state',
  filters: [
    'address',
    'channel',
    'is_unread',
    'has_failed',
    'customer_id',
    'assignee_id',
    <LocationFilter source="location_id" />,
    'last_date',
  ],
  locationFilter: 'location_id',
  form: ['customer_id', 'assignee_id'],
  steps: { close: { fields: [] }, reopen: { fields: [], emphasis: 'secondary' } },
  summary: <KeptReplies />,
  createButton: <NewConversation />,
});
