import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';
import { iconOnPhone } from './iconOnPhone.ts';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  /** Returns the menu's items; receives the function that closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu; icon only on phones. */
export function MenuButton({ label, icon, isDisabled, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        color="inherit"
        startIcon={icon}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={iconOnPhone}
      >
        <span className="label">{label}</span>
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {children(close)}
        </Menu>
      )}
    </>
  );
}
