import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { RecordSteps } from '../../kit/steps/RecordSteps.tsx';
import { ticketDevices } from '../../schemas/tickets/ticketDevices.ts';

/** The steps of the device on the page. */
export default function BenchSteps() {
  return <RecordSteps model={ticketDevices} record={usePageRecord(ticketDevices)} />;
}
