import { useRecordContext, useTranslate } from 'react-admin';
import { Status } from '../../../kit/fields/Status.tsx';
import type { SlotProps } from '../../../kit/slots.ts';
import type { TradeRequest } from '../../../schemas/trade/requests.ts';
import type { TradeState } from '../../../schemas/trade/states.ts';

const tones = {
  NEW: 'warning',
  OFFERED: 'warning',
  ACCEPTED: 'positive',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
} as const satisfies Record<TradeState, string>;

/** State of a trade-in request. */
export function StateChip(_: SlotProps & { source: string }) {
  const translate = useTranslate();
  const record = useRecordContext<TradeRequest>();
  if (!record) return null;
  return (
    <Status tone={tones[record.state]}>
      {translate(`resources.tradeRequests.values.state.${record.state}`)}
    </Status>
  );
}
