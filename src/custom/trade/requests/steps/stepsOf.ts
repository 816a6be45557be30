import type { RaRecord } from 'react-admin';
import { can, type Who } from '../../../../schemas/can.ts';
import { tradeRequests, type TradeRequest } from '../../../../schemas/trade/requests.ts';

export type Request = TradeRequest & RaRecord<string> & { _etag?: string };

/** The steps that somebody may take of a request now. */
export const stepsOf = (who: Who, record: TradeRequest): string[] =>
  Object.entries(tradeRequests.steps ?? {})
    .filter(
      ([, { access, from }]) =>
        from.includes(record.state) &&
        can(who, 'update', { access: { update: access } }, { ...record }) === true,
    )
    .map(([name]) => name);

/** What is done with a step. */
export interface StepProps {
  record: Request;
  onDone: () => void;
  onClose: () => void;
}
