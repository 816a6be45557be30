import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { Card } from '../../../kit/Card.tsx';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { ServiceList } from './ServiceList.tsx';

/** The services that were agreed for the device of the page. */
export default function Services() {
  const translate = useTranslate();
  const { services } = usePageRecord(ticketDevices);
  return (
    <Card title={translate('intake.services.title')}>
      <ServiceList services={services} />
    </Card>
  );
}
