import type { ShippingAddress } from '../../../schemas/shipping/address.ts';
import type { Label } from '../../../schemas/shipping/labels.ts';

/** Initial values of a label; by default an empty form, shipping from the current location. */
export interface RateBrowserDefaults {
  /** Recipient, or sender for a return label. */
  ship_to?: Partial<ShippingAddress>;
  /** Address to email a return label to. */
  email?: string | null;
  location_id?: number | null;
  is_return?: boolean;
  customer_id?: string | null;
  appointment_id?: string | null;
  order_id?: string | null;
}

/** What happens to a bought label; a return label is emailed to the customer or downloaded. */
export type LabelUse = 'print' | 'email' | 'download';

export interface RateBrowserProps {
  start?: RateBrowserDefaults | undefined;
  onClose: () => void;
  /**
   * Called when the label is bought; `to` is the address to email it to. The dialog stays open until the caller closes
   * it.
   */
  onBought: (label: Label, use: LabelUse, to?: string) => void;
}
