import type { StatefulRecord } from '../../../../kit/steps/statefulRecord.ts';
import type { TradeRequest } from '../../../../schemas/trade/requests.ts';

export type Request = TradeRequest & StatefulRecord;

export interface StepProps {
  record: Request;
  onDone: () => void;
  onClose: () => void;
}
