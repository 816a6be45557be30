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
      <Badge badgeContent={unread} max={99} color="error" sx={badge}>
        <Notifications fontSize="small" />
      </Badge>
    </IconButton>
  );
}

/** Above the icon's corner, so that the bell stays visible. */
const badge = {
  '& .MuiBadge-badge': { top: -1, right: -3, minWidth: 16, height: 16, px: 0.5, fontSize: 10 },
};
