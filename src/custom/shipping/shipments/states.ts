import type { Shipment } from '../../../schemas/shipping/shipments.ts';

type Labelled = Shipment & { label_id: string };

/** Whether there is a usable label; a voided one is not printed. */
export const isPrintable = (one: Shipment): one is Labelled =>
  one.shipment_status === 'label_purchased' && one.label_id !== null && !one.is_voided;

/** Whether the label can be voided; not once the package was delivered. */
export const isVoidable = (one: Shipment): one is Labelled =>
  isPrintable(one) && one.tracking_status !== 'delivered';

/** Whether no label was bought and no purchase is running. */
export const isBuyable = ({ shipment_status, label_id, is_voided }: Shipment): boolean =>
  shipment_status === 'pending' && label_id === null && !is_voided;

/** File name of a labels file. */
export const fileName = (of: Pick<Shipment, 'tracking_number'>[]): string =>
  ['Labels', ...(of.length === 1 ? [of[0]?.tracking_number] : [])].filter(Boolean).join(' ');
