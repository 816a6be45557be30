import type { ShippingAddress } from '../../../schemas/shipping/address.ts';
import type { Label } from '../../../schemas/shipping/labels.ts';

/** What a label begins with; without any of it the form is empty and from the chosen location. */
export interface RateBrowserDefaults {
  /** Whom it goes to, or, of a return label, whom it comes from. */
  ship_to?: Partial<ShippingAddress>;
  /** Where a return label may be mailed to. */
  email?: string | null;
  location_id?: number | null;
  is_return?: boolean;
  customer_id?: string | null;
  appointment_id?: string | null;
  order_id?: string | null;
}

/** What is wanted of a label once it is bought; a return label is mailed to the customer or handed over as a file. */
export type LabelUse = 'print' | 'email' | 'download';

export interface RateBrowserProps {
  start?: RateBrowserDefaults | undefined;
  onClose: () => void;
  /** The label was bought; `to` is whom to mail it to. The dialog stays until it is closed from here. */
  onBought: (label: Label, use: LabelUse, to?: string) => void;
}
