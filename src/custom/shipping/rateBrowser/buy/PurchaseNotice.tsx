import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../../../kit/form/Confirm.tsx';
import { rateTotal } from '../../../../schemas/shipping/rateTotal.ts';
import { useCarrierErrorText } from '../../useCarrierErrorText.ts';
import { usePrice } from '../usePrice.ts';
import type { Purchase } from './usePurchase.ts';

interface PurchaseNoticeProps {
  purchase: Purchase;
  /** Called when the rate changed and nothing was bought. */
  onStay: () => void;
}

/** Outcome of the purchase, and how to continue. */
export function PurchaseNotice({ purchase: { state, buy, dismiss }, onStay }: PurchaseNoticeProps) {
  const translate = useTranslate();
  const price = usePrice();
  const words = useCarrierErrorText();
  const stay = () => {
    dismiss();
    onStay();
  };
  switch (state.kind) {
    case 'bought':
      return (
        <Alert severity="success" sx={{ mb: 2 }}>
          {translate('shipping.rateBrowser.generated')}
          {state.label.tracking_number && (
            <div>
              {translate('shipping.rateBrowser.tracking_number', { number: state.label.tracking_number })}
            </div>
          )}
        </Alert>
      );
    case 'uncertain':
      return (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void buy(state.order)}>
              {translate('shipping.rateBrowser.look_again')}
            </Button>
          }
        >
          {translate('shipping.rateBrowser.uncertain')}
        </Alert>
      );
    case 'changed':
      return state.rate === null ? (
        <Alert severity="error" sx={{ mb: 2 }} onClose={stay}>
          {translate('shipping.rateBrowser.not_found')}
        </Alert>
      ) : (
        <Confirm
          title={translate('shipping.rateBrowser.price_changed.title')}
          text={translate('shipping.rateBrowser.price_changed.text', {
            before: price(rateTotal(state.order.rate)),
            after: price(rateTotal(state.rate)),
          })}
          confirmLabel={translate('shipping.rateBrowser.price_changed.buy', {
            price: price(rateTotal(state.rate)),
          })}
          cancelLabel={translate('shipping.rateBrowser.price_changed.keep')}
          onConfirm={() => state.rate && void buy({ ...state.order, rate: state.rate })}
          onCancel={stay}
        />
      );
    case 'failed':
      return (
        <Alert severity="error" sx={{ mb: 2 }} onClose={dismiss}>
          {words(state.error, state.message)}
        </Alert>
      );
    default:
      return null;
  }
}
