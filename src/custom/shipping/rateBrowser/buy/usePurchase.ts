import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useReload } from '../../../../kit/useReload.ts';
import type { Label } from '../../../../schemas/shipping/labels.ts';
import type { Rate } from '../../../../schemas/shipping/rates.ts';
import { shipments } from '../../../../schemas/shipping/shipments.ts';
import { rateTotal } from '../../../../schemas/shipping/rateTotal.ts';
import { useShippingCalls } from '../../calls.ts';
import type { LabelUse, RateBrowserProps } from '../props.ts';
import { outcomeOf } from './outcome.ts';

/** The rate to buy, and what to do with the label. */
export interface LabelOrder {
  rate: Rate;
  use: LabelUse;
  /** Address to email the label to. */
  to?: string;
}

export type PurchaseState =
  | { kind: 'idle' }
  | { kind: 'running'; order: LabelOrder }
  | { kind: 'changed'; order: LabelOrder; rate: Rate | null }
  | { kind: 'uncertain'; order: LabelOrder }
  | { kind: 'failed'; order: LabelOrder; error: unknown; message: string }
  | { kind: 'bought'; label: Label };

export interface Purchase {
  state: PurchaseState;
  buy: (order: LabelOrder) => Promise<void>;
  /** Returns to the form after a failed purchase. */
  dismiss: () => void;
}

interface Options extends Pick<RateBrowserProps, 'onBought'> {
  /** Called when there is nothing left to lose. */
  onSettled: () => void;
}

/** While a purchase is running, uncertain or done, the form is locked: a new rate would be a new purchase. */
export const isLocked = ({ kind }: PurchaseState) => ['running', 'uncertain', 'bought'].includes(kind);

/** Buys a label once, however often the button is pressed; buys again only if it is certain that nothing was bought. */
export function usePurchase({ onSettled, onBought }: Options): Purchase {
  const { buyLabel } = useShippingCalls();
  const notify = useNotify();
  const reload = useReload(shipments);
  const [state, setState] = useState<PurchaseState>({ kind: 'idle' });
  const isRunning = useRef(false);
  const buy = async (order: LabelOrder) => {
    const { rate, use, to } = order;
    if (isRunning.current || rate.rate_id === null) return;
    isRunning.current = true;
    setState({ kind: 'running', order });
    try {
      const label = await buyLabel(rate.rate_id, rateTotal(rate).amount);
      onSettled();
      setState({ kind: 'bought', label });
      notify('shipping.rateBrowser.generated', { type: 'success' });
      onBought(label, use, to);
    } catch (error) {
      setState({ ...outcomeOf(error), order });
    } finally {
      isRunning.current = false;
      reload();
    }
  };
  return { state, buy, dismiss: () => setState({ kind: 'idle' }) };
}
