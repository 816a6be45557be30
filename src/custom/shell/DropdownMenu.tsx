import Menu from '@mui/material/Menu';
import { cloneElement, useId, useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';

interface DropdownMenuProps {
  /** The button that opens the menu. */
  button: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Accessible name of an icon button. */
  name?: string;
  /** Opens to the right of the button instead of below it. */
  beside?: boolean;
  children: ReactNode;
}

/** A button with a menu. Selecting an item closes the menu. */
export function DropdownMenu({ button, name, beside = false, children }: DropdownMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      {cloneElement(button, {
        id,
        ...(name && { title: name, 'aria-label': name }),
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: ({ currentTarget }) => {
          setAnchor(currentTarget);
          setIsOpen(true);
        },
      })}
      {anchor && (
        <Menu
          anchorEl={anchor}
          open={isOpen}
          onClose={close}
          onClick={close}
          anchorOrigin={{ vertical: beside ? 'top' : 'bottom', horizontal: beside ? 'right' : 'left' }}
          slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: beside ? besidePaper : paper } }}
        >
          {children}
        </Menu>
      )}
    </>
  );
}

const paper = { mt: 0.75, minWidth: 180, maxWidth: 'calc(100vw - 16px)' };
const besidePaper = { ...paper, mt: 0, ml: 1 };
