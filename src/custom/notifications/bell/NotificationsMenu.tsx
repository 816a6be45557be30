import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useMarkAllRead } from '../useMarkAllRead.ts';
import { NotificationList } from './NotificationList.tsx';
import { useFeed } from './useFeed.ts';

interface NotificationsMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The popover below the bell. Closes on navigation. */
export default function NotificationsMenu({ anchor, onClose }: NotificationsMenuProps) {
  const translate = useTranslate();
  const markAllRead = useMarkAllRead();
  const { unread } = useFeed();
  const { pathname } = useLocation();
  const [from] = useState(pathname);
  useEffect(() => {
    if (pathname !== from) onClose();
  }, [pathname, from, onClose]);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('inbox.title'),
          sx: { mt: 0.75, width: 'min(400px, calc(100vw - 16px))' },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography component="h2" variant="h3" sx={{ flexGrow: 1 }}>
          {translate('inbox.title')}
        </Typography>
        {unread > 0 && (
          <Button size="small" onClick={() => void markAllRead()}>
            {translate('reading.all_read')}
          </Button>
        )}
        <Link component={RouterLink} to="/notifications" onClick={onClose}>
          {translate('inbox.view_all')}
        </Link>
      </Stack>
      <NotificationList maxHeight={420} />
    </Popover>
  );
}
