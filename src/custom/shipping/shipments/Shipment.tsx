import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useGetOne, useTranslate } from 'react-admin';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { shipments, type Shipment as Stored } from '../../../schemas/shipping/shipments.ts';
import { translateCarrierText } from '../translateCarrierText.ts';
import { InfoPanel } from './InfoPanel.tsx';
import { ShipmentToolbar } from './ShipmentToolbar.tsx';
import { ShippingPanel } from './ShippingPanel.tsx';
import { TrackingEvents } from './TrackingEvents.tsx';

interface ShipmentProps {
  id: string;
  onClose: () => void;
}

/** A shipment: label, configuration and tracking (contract 4 §2.9). */
export function Shipment({ id, onClose }: ShipmentProps) {
  const translate = useTranslate();
  const { data, error } = useGetOne<Stored>(shipments.name, { id }, { retry: false });
  return (
    <DialogFrame title={translate('resources.shipments.title')} maxWidth="md" onClose={onClose}>
      {error && !data && <DialogError message={error.message} onClose={onClose} />}
      {!error && !data && <FormSkeleton slots={8} />}
      {data && (
        <>
          <DialogContent dividers>
            <ShipmentToolbar shipment={data} />
            <Stack sx={{ gap: 2 }}>
              <Notice shipment={data} />
              <ShippingPanel shipment={data} />
              <InfoPanel shipment={data} />
              {data.label_id && <TrackingEvents id={data.id} />}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose} autoFocus>
              {translate('dialog.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}

/** Problems of the shipment, shown first. */
function Notice({ shipment: { is_voided, void_message, shipment_status } }: { shipment: Stored }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.shipments.notice.${key}`);
  const said = void_message && translateCarrierText(void_message, translate);
  if (is_voided) return <Alert severity="info">{[text('voided'), said].filter(Boolean).join(' ')}</Alert>;
  if (said) return <Alert severity="warning">{[text('not_voided'), said].join(' ')}</Alert>;
  return shipment_status === 'processing' && <Alert severity="warning">{text('processing')}</Alert>;
}
