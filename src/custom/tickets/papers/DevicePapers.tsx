import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { PaperMenu } from './PaperMenu.tsx';

/** Papers of the ticket of the device on the page, and labels of the device. */
export default function DevicePapers() {
  const device = usePageRecord(ticketDevices);
  return <PaperMenu ticketId={device.ticket_id} number={device.number} device={device} />;
}
