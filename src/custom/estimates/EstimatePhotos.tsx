import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { estimates } from '../../schemas/estimates/estimates.ts';
import { ChosenPhotos } from '../tickets/index.ts';
import { useTicketDevices } from './useTicketDevices.ts';

/** The photos that the customer sees with the estimate on the page. Absent without any. */
export default function EstimatePhotos() {
  const translate = useTranslate();
  const { ticket_id, photo_ids } = usePageRecord(estimates);
  const hasPhotos = photo_ids.length > 0;
  const devices = useTicketDevices(hasPhotos ? ticket_id : undefined);
  if (!hasPhotos) return null;
  return (
    <Card title={translate('estimate.photos.title')}>
      <Suspense fallback={<Skeleton height={96} />}>
        {devices.map(({ id, device }) => (
          <ChosenPhotos
            key={id}
            deviceId={id}
            ids={photo_ids}
            title={devices.length > 1 ? device?.name : undefined}
          />
        ))}
      </Suspense>
    </Card>
  );
}
