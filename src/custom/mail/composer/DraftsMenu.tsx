import Drafts from '@mui/icons-material/DraftsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { listDrafts } from './drafts.ts';
import { openMail } from './composerState.ts';

/** Menu of the other unsent drafts; hidden if there are none. */
export function DraftsMenu({ current }: { current: string }) {
  const translate = useTranslate();
  const { staff_id } = useSession().who;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const drafts = listDrafts(staff_id).filter(({ mail }) => mail.key !== current);
  if (drafts.length === 0) return null;
  const label = translate('mail.drafts', { smart_count: drafts.length });
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge badgeContent={drafts.length} color="primary">
          <Drafts />
        </Badge>
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {drafts.map((draft) => (
            <MenuItem key={draft.mail.key} onClick={() => openMail({}, draft)}>
              <ListItemText
                primary={draft.mail.subject || translate('mail.no_subject')}
                secondary={
                  draft.customerIds
                    ? translate('mailing.customers', { smart_count: draft.customerIds.length })
                    : draft.mail.to.map(({ address }) => address).join(', ')
                }
              />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
