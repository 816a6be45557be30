import { StepsDialog } from '../../../kit/steps/StepsDialog.tsx';
import type { Slot } from '../../../kit/slots.ts';
import { tradeRequests } from '../../../schemas/trade/requests.ts';
import { PurchaseDetails } from './PurchaseDetails.tsx';

/** A trade-in request: inspection, offer and purchase (contract 4 §2.10). */
export default function TradeDialog({ form }: { form: Slot[] }) {
  return <StepsDialog model={tradeRequests} form={form} draftState="NEW" details={<PurchaseDetails />} />;
}
