import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useInactiveDevices } from './useInactiveDevices.ts';

/** Two lines, in pixels. */
const height = 68;

/**
 * Tells whether the sheet includes all devices. The space is reserved, so that buttons do not move once the count is
 * loaded.
 */
export function InactiveDevices() {
  const translate = useTranslate();
  const { data: count, isPending } = useInactiveDevices();
  if (isPending) return <Skeleton variant="rounded" height={height} />;
  if (count === undefined) return null;
  return (
    <Alert severity="info" role="note" sx={{ minHeight: height }}>
      {count > 0
        ? translate('priceMatrix.export.inactive', { smart_count: count })
        : translate('priceMatrix.export.all_active')}
    </Alert>
  );
}
