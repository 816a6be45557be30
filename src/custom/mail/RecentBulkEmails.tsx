import Campaign from '@mui/icons-material/CampaignOutlined';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { MenuButton } from '../../kit/list/MenuButton.tsx';
import { bulkEmails } from '../../schemas/mail/bulkEmails.ts';
import { useMailCalls } from './calls.ts';
import { showBulkEmail } from './composer/composerState.ts';

/** A menu of the user's recent bulk emails and their progress; hidden if there are none. */
export function RecentBulkEmails() {
  const translate = useTranslate();
  const recent = useRecentBulkEmails();
  if (recent.length === 0) return null;
  return (
    <MenuButton label={translate('mailing.recent')} icon={<Campaign />}>
      {(close) => <Entries onChosen={close} />}
    </MenuButton>
  );
}

/** Loaded when the menu opens. */
function Entries({ onChosen }: { onChosen: () => void }) {
  const translate = useTranslate();
  return useRecentBulkEmails('always').map((mailing) => {
    const { id, subject, state, done, total, written } = mailing;
    const follow = () => {
      onChosen();
      showBulkEmail(mailing);
    };
    return (
      <MenuItem key={id} onClick={follow} sx={{ maxWidth: 420 }}>
        <ListItemText
          primary={subject}
          secondary={translate(`mailing.states.${state}`, { done, total, smart_count: written })}
          slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
        />
      </MenuItem>
    );
  });
}

function useRecentBulkEmails(refetchOnMount?: 'always') {
  const may = useCan();
  const { listBulkEmails } = useMailCalls();
  const { data = [] } = useQuery({
    queryKey: ['mailings'],
    queryFn: async ({ signal }) => (await listBulkEmails({ signal })).data,
    enabled: may('create', bulkEmails),
    refetchOnMount,
  });
  return data;
}
