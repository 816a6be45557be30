import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { MenuEntry } from './menu.ts';
import { CountBadge } from './sideMenu/CountBadge.tsx';
import { MenuCounts, nameWithCounts, sumOf } from './sideMenu/MenuCounts.tsx';

interface SideMenuButtonProps {
  /** A message key. */
  label: string;
  isOpen: boolean;
  /** Those that the closed menu hides; the button shows what they count. */
  hidden?: readonly MenuEntry[];
  onClick: () => void;
}

export function SideMenuButton({ label, isOpen, hidden = none, onClick }: SideMenuButtonProps) {
  const translate = useTranslate();
  return (
    <MenuCounts entries={hidden}>
      {(counted) => {
        const name = nameWithCounts(translate(label), counted, translate);
        return (
          <IconButton title={name} aria-label={name} aria-expanded={isOpen} onClick={onClick}>
            <CountBadge count={sumOf(counted)}>
              <MenuIcon />
            </CountBadge>
          </IconButton>
        );
      }}
    </MenuCounts>
  );
}

const none: readonly MenuEntry[] = [];
