import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';

interface UncertainReadingsProps {
  count: number;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Warranty units that were guessed. Nothing is processed until the user confirms them. */
export function UncertainReadings({ count, isConfirmed, onConfirm }: UncertainReadingsProps) {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <Alert id="priceMatrixDoubts" severity="warning" role="group">
      {translate('priceMatrix.doubts.text', { smart_count: count })}
      <FormControlLabel
        sx={{ display: 'flex', mt: 1, ml: 0, gap: 1 }}
        control={
          <Checkbox
            size="small"
            sx={{ p: 0 }}
            checked={isConfirmed}
            onChange={(_, isOn) => onConfirm(isOn)}
          />
        }
        label={translate('priceMatrix.doubts.settled')}
      />
    </Alert>
  );
}
