import CircularProgress from '@mui/material/CircularProgress';
import { useEffect } from 'react';
import Chip from '@mui/material/Chip';
import { useNotify, useTranslate } from 'react-admin';
import { useReload } from '../../../kit/useReload.ts';
import { shipments } from '../../../schemas/shipping/shipments.ts';
import { useLiveUpdates } from '../../notifications/index.ts';
import { useCarriers } from '../useCarriers.ts';

/** Preloads the carriers for a new label (contract 4 §2.9), and tells if their labels are samples. */
export function ShippingActions() {
  const translate = useTranslate();
  const notify = useNotify();
  const { data, isPending, isError } = useCarriers();
  useLiveUpdates(useReload(shipments));
  useEffect(() => {
    if (isError) notify('resources.shipments.messages.load_failed', { type: 'error' });
  }, [isError, notify]);
  if (isPending)
    return <CircularProgress size={22} aria-label={translate('resources.shipments.carriers_loading')} />;
  return data?.is_sample ? (
    <Chip
      size="small"
      label={translate('resources.shipments.sample')}
      title={translate('resources.shipments.sample_hint')}
    />
  ) : null;
}
