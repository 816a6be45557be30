import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import type { Rename } from '../types.ts';

interface RenamesProps {
  renames: Rename[];
  /** The keys of renames that remove one service and create another instead. */
  split: string[];
  onSplit: (keys: string[]) => void;
}

/** Renamed headers. Each is one change that keeps images, parts and the inactive state, unless unticked. */
export function Renames({ renames, split, onSplit }: RenamesProps) {
  const translate = useTranslate();
  if (renames.length === 0) return null;
  return (
    <Alert severity={split.length > 0 ? 'warning' : 'info'} role="group">
      {translate('priceMatrix.renames.text')}
      {renames.map(({ key, from, to, count, differing }) => (
        <FormControlLabel
          key={key}
          sx={{ display: 'flex', mt: 1, ml: 0, gap: 1 }}
          control={
            <Checkbox
              size="small"
              sx={{ p: 0 }}
              checked={!split.includes(key)}
              onChange={(_, isOne) => onSplit(isOne ? split.filter((one) => one !== key) : [...split, key])}
            />
          }
          label={
            <>
              {translate('priceMatrix.renames.rename', { from, to, smart_count: count })}
              {differing > 0 &&
                ` · ${translate('priceMatrix.renames.differing', { smart_count: differing })}`}
            </>
          }
        />
      ))}
    </Alert>
  );
}
