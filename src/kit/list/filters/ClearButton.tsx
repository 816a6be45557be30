import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

export function ClearButton({ filter, onClick }: { filter: string; onClick: () => void }) {
  return (
    <IconButton size="small" onClick={onClick} aria-label={useTranslate()('list.clear', { filter })}>
      <Close fontSize="small" />
    </IconButton>
  );
}
