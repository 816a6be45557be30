import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface MenuButtonProps {
  /** A message key. */
  label: string;
  isOpen: boolean;
  onClick: () => void;
}

export function MenuButton({ label, isOpen, onClick }: MenuButtonProps) {
  const name = useTranslate()(label);
  return (
    <IconButton title={name} aria-label={name} aria-expanded={isOpen} onClick={onClick}>
      <MenuIcon />
    </IconButton>
  );
}
