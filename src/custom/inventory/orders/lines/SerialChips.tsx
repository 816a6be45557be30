import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';

interface SerialChipsProps {
  serials: string[];
  onRemove?: (serial: string) => void;
}

/** Serial numbers as removable chips. */
export function SerialChips({ serials, onRemove }: SerialChipsProps) {
  const translate = useTranslate();
  if (serials.length === 0) return null;
  return (
    <Stack direction="row" component="ul" sx={{ m: 0, p: 0, gap: 0.75, flexWrap: 'wrap', listStyle: 'none' }}>
      {serials.map((serial) => (
        <li key={serial}>
          <Chip
            size="small"
            label={serial}
            onDelete={onRemove && (() => onRemove(serial))}
            {...(onRemove && { 'aria-label': translate('stockOrders.lines.remove_serial', { serial }) })}
          />
        </li>
      ))}
    </Stack>
  );
}
