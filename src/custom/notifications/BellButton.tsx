import Notifications from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface BellButtonProps {
  unread?: number;
  isOpen?: boolean;
  onOpen?: (anchor: HTMLElement) => void;
}

export function BellButton({ unread = 0, isOpen = false, onOpen }: BellButtonProps) {
  const translate = useTranslate();
  const name = translate('inbox.bell', { smart_count: unread });
  return (
    <IconButton
      title={name}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen?.(currentTarget)}
    >
      <Badge badgeContent={unread} max={99} color="error" overlap="circular">
        <Notifications fontSize="small" />
      </Badge>
    </IconButton>
  );
}
