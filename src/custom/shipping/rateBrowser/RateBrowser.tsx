import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import type { RateBrowserProps } from './start.ts';

/** Compares what carriers ask for a parcel, configures the shipment and buys its label (contract 4 §2.9). */
export default function RateBrowser({ onClose }: RateBrowserProps) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate('shipping.rateBrowser.title')} maxWidth="xl" onClose={onClose}>
      <DialogContent dividers>{translate('shipping.rateBrowser.hint')}</DialogContent>
    </DialogFrame>
  );
}
