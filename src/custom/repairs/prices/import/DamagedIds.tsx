import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Sheet } from './sheet.ts';

/** Devices with a damaged id in the sheet. Nothing is processed until the user decides how to treat them. */
export function DamagedIds({ sheet: { plan, treatDamaged } }: { sheet: Sheet }) {
  const translate = useTranslate();
  const { devices, services } = plan.damaged;
  if (devices === 0) return null;
  return (
    <Alert id="priceMatrixDamaged" severity="error" role="group">
      {translate('priceMatrix.damaged.text', { smart_count: devices, services })}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="contained" onClick={() => treatDamaged('name')}>
          {translate('priceMatrix.damaged.name')}
        </Button>
        <Button size="small" color="error" onClick={() => treatDamaged('removed')}>
          {translate('priceMatrix.damaged.removed')}
        </Button>
      </Stack>
    </Alert>
  );
}
