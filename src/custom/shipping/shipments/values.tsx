import { useRecordContext, useTranslate } from 'react-admin';
import { Status } from '../../../kit/fields/Status.tsx';
import type { SlotProps } from '../../../kit/slots.ts';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';
import type { TrackingStatus } from '../../../schemas/shipping/tracking.ts';
import { usePrice } from '../rateBrowser/usePrice.ts';
import { stateText } from './texts.ts';
import { useCopy } from './useCopy.ts';

type ValueProps = SlotProps & { source: string };

/** Whether the label is bought or voided. */
export function StateValue(_: ValueProps) {
  const translate = useTranslate();
  const shipment = useRecordContext<Shipment>();
  if (!shipment) return null;
  const { is_voided, shipment_status } = shipment;
  const tone = is_voided || shipment_status !== 'label_purchased' ? 'neutral' : 'positive';
  return (
    <Status tone={shipment_status === 'processing' ? 'warning' : tone}>
      {is_voided ? <s>{stateText(shipment, translate)}</s> : stateText(shipment, translate)}
    </Status>
  );
}

const tones: Partial<Record<TrackingStatus, 'positive' | 'warning'>> = {
  delivered: 'positive',
  exception: 'warning',
  delivery_attempt: 'warning',
};

/** Tracking state, if there is one. */
export function TrackingStatusValue(_: ValueProps) {
  const translate = useTranslate();
  const shipment = useRecordContext<Shipment>();
  if (!shipment?.label_id) return null;
  const { tracking_status } = shipment;
  return (
    <Status tone={tones[tracking_status] ?? 'neutral'}>
      {translate(`resources.shipments.values.tracking_status.${tracking_status}`)}
    </Status>
  );
}

/** The tracking number; a click copies it. */
export function TrackingNumberValue(_: ValueProps) {
  const translate = useTranslate();
  const copy = useCopy();
  const number = useRecordContext<Shipment>()?.tracking_number;
  if (!number) return null;
  const label = translate('resources.shipments.copy', { number });
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      {number}
      <button
        type="button"
        className="icon"
        aria-label={label}
        title={label}
        onClick={() => void copy(number)}
      >
        {sheets}
      </button>
    </span>
  );
}

/** A plain SVG: it is rendered in every row. */
const sheets = (
  <svg
    width={16}
    height={16}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden
  >
    <rect x={9} y={9} width={11} height={11} rx={2} />
    <path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3" />
  </svg>
);

/** Price of the label. */
export function PriceValue(_: ValueProps) {
  const price = usePrice();
  const total = useRecordContext<Shipment>()?.total;
  return total ? <span>{price(total)}</span> : null;
}
