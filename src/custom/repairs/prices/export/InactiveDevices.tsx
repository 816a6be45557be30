import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useInactiveDevices } from './useInactiveDevices.ts';

/** Two lines, in pixels. */
const height = 68;

/** Says whether the sheet will hold all devices; its room is kept, so that no button moves when that is known. */
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
