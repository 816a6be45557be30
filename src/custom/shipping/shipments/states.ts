import type { Shipment } from '../../../schemas/shipping/shipments.ts';

type Labelled = Shipment & { label_id: string };

/** Is there a label that can be used? One that was voided is printed no more. */
export const isPrintable = (one: Shipment): one is Labelled =>
  one.shipment_status === 'label_purchased' && one.label_id !== null && !one.is_voided;

/** Is there a label that may be given back? One whose parcel was delivered has been used. */
export const isVoidable = (one: Shipment): one is Labelled =>
  isPrintable(one) && one.tracking_status !== 'delivered';

/** Was no label bought yet, nor is one being bought? */
export const isBuyable = ({ shipment_status, label_id, is_voided }: Shipment): boolean =>
  shipment_status === 'pending' && label_id === null && !is_voided;

/** What a file of labels is called. */
export const fileName = (of: Pick<Shipment, 'tracking_number'>[]): string =>
  ['Labels', ...(of.length === 1 ? [of[0]?.tracking_number] : [])].filter(Boolean).join(' ');
