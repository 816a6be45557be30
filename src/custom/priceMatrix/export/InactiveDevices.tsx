import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useInactiveDevices } from './useInactiveDevices.ts';

/** Says that the sheet does not hold all devices, where that is so. */
export function InactiveDevices() {
  const translate = useTranslate();
  const count = useInactiveDevices();
  if (!count) return null;
  return (
    <Alert severity="info" role="note">
      {translate('priceMatrix.export.inactive', { smart_count: count })}
    </Alert>
  );
}
