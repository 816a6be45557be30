import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface SideMenuButtonProps {
  /** A message key. */
  label: string;
  isOpen: boolean;
  onClick: () => void;
}

export function SideMenuButton({ label, isOpen, onClick }: SideMenuButtonProps) {
  const name = useTranslate()(label);
  return (
    <IconButton title={name} aria-label={name} aria-expanded={isOpen} onClick={onClick}>
      <MenuIcon />
    </IconButton>
  );
}
