import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { rateTotal } from '../../../../schemas/shipping/rateTotal.ts';
import type { Rating } from '../configure/useRating.ts';
import { addressOf } from '../model/addresses.ts';
import type { LabelForm } from '../model/form.ts';
import { isUsable } from '../model/offers.ts';
import { emailErrors } from '../model/validation.ts';
import type { LabelUse } from '../props.ts';
import { usePrice } from '../usePrice.ts';
import { useConfirmAddress } from './useConfirmAddress.tsx';
import { isLocked, type Purchase } from './usePurchase.ts';

interface BuyActionsProps {
  rating: Rating;
  purchase: Purchase;
  onBack: () => void;
  onClose: () => void;
}

type Wanted = [LabelForm['isReturn'], LabelForm['returnBy'], LabelForm['email']];

/** Back and Buy; Buy is only shown if the rate can be bought (contract 4 §5). */
export function BuyActions({ rating, purchase, onBack, onClose }: BuyActionsProps) {
  const translate = useTranslate();
  const price = usePrice();
  const { getValues, trigger, setFocus } = useFormContext();
  const [isReturn, returnBy] = useWatch({ name: ['isReturn', 'returnBy', 'email'] }) as Wanted;
  const { rate, isPending } = rating;
  const { state, buy } = purchase;
  const isRunning = state.kind === 'running';
  const use: LabelUse = isReturn ? returnBy : 'print';
  const { ask, question } = useConfirmAddress();
  const [isAsking, setIsAsking] = useState(false);
  const press = async () => {
    const form = getValues() as LabelForm;
    if (!rate) return;
    if (Object.keys(emailErrors(form)).length > 0) {
      void trigger('email');
      setFocus('email');
      return;
    }
    const to = use === 'email' ? form.email?.trim() : undefined;
    setIsAsking(true);
    const isBuying = await ask(addressOf(form));
    setIsAsking(false);
    if (isBuying) void buy({ rate, use, ...(to && { to }) });
  };
  const canBuy = rate !== undefined && isUsable(rate) && rate.rate_id !== null && !isLocked(state);
  const isWaiting = isPending && !isLocked(state);
  return (
    <DialogActions>
      {state.kind === 'bought' ? (
        <Button variant="contained" onClick={onClose}>
          {translate('dialog.close')}
        </Button>
      ) : (
        <>
          <Button color="inherit" disabled={isLocked(state)} onClick={onBack} sx={{ mr: 'auto' }}>
            {translate('shipping.rateBrowser.back')}
          </Button>
          <Typography role="status" sx={{ fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
            {rate && !isPending && price(rateTotal(rate))}
          </Typography>
          {(canBuy || isRunning || isWaiting) && (
            <Button
              variant="contained"
              disabled={!canBuy || isAsking}
              startIcon={(isRunning || isAsking) && <CircularProgress size={16} color="inherit" />}
              onClick={() => void press()}
            >
              {translate(`shipping.rateBrowser.buy.${use}`)}
            </Button>
          )}
        </>
      )}
      {question}
    </DialogActions>
  );
}
