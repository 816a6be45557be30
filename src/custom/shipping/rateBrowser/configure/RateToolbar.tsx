import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../../../kit/LoadErrorAlert.tsx';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import type { RateError } from '../../../../schemas/shipping/rates.ts';
import { useCarrierText } from '../../translateCarrierText.ts';
import { useCarrierErrorText } from '../../useCarrierErrorText.ts';
import { RatePrice } from '../browse/RatePrice.tsx';
import { CarrierLogo } from '../browse/CarrierLogo.tsx';
import { RateMessages } from '../RateMessages.tsx';
import { useDeliveryText } from '../useDeliveryText.ts';
import type { Rating } from './useRating.ts';

interface RateToolbarProps {
  rating: Rating;
  errors: RateError[];
  carrier: Carrier;
  /** The fields that the rate waits for. */
  toFill: string[];
  onFill: () => void;
}

/** Current price of the configured shipment, or why it is unknown. */
export function RateToolbar({ rating, errors, carrier, toFill, onFill }: RateToolbarProps) {
  const translate = useTranslate();
  const delivery = useDeliveryText();
  const phrase = useCarrierText();
  const words = useCarrierErrorText();
  const { rate, isPending, failure } = rating;
  const against = [...new Set(errors.map(({ message }) => message).filter(Boolean))];
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', minHeight: 48 }}>
        <CarrierLogo {...carrier} />
        <div>
          <strong>{phrase(carrier.nickname)}</strong>
          <Typography variant="body2" color="text.secondary">
            {rate && `${phrase(rate.service_type)} · ${delivery(rate)}`}
          </Typography>
        </div>
        {rate && <RatePrice rate={rate} />}
      </Box>
      <div role="status">
        {isPending && (
          <>
            <LinearProgress aria-label={translate('shipping.rateBrowser.rating')} />
            <Typography variant="body2" color="text.secondary">
              {translate('shipping.rateBrowser.rating')}
            </Typography>
          </>
        )}
        {toFill.length > 0 && (
          <Link component="button" type="button" variant="body2" onClick={onFill} sx={{ textAlign: 'start' }}>
            {translate('shipping.rateBrowser.fill_first')}
          </Link>
        )}
      </div>
      {failure && <LoadErrorAlert message={words(rating.error, failure)} onRetry={rating.again} />}
      {rate && rate.warning_messages.length + rate.error_messages.length > 0 && (
        <Alert severity="warning">
          <RateMessages rate={rate} />
        </Alert>
      )}
      {against.length > 0 && (
        <Alert severity="error">
          {against.map((message) => (
            <div key={message}>{phrase(message)}</div>
          ))}
        </Alert>
      )}
    </Box>
  );
}
