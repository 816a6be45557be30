import type { RaRecord } from 'react-admin';
import { RelatedList } from '../../../kit/detailPage/RelatedList.tsx';
import { ComputedText } from '../../../kit/fields/ComputedText.tsx';
import { DayValue } from '../../../kit/fields/DayValue.tsx';
import { appointments } from '../../../schemas/appointments/appointments.ts';
import { AmountValue, LookupValue, servicesText } from '../../appointments/index.ts';
import { profilePath } from '../profilePath.ts';
import { CustomerBookingDialog } from './CustomerBookingDialog.tsx';
import { ServiceStatus } from './ServiceStatus.tsx';

/** The title column shows the services: the customer is known from the page. */
const columns = [
  <ComputedText source="customer_first_name" label="customerProfile.service" text={servicesText} />,
  <LookupValue source="type" type="TYPE" />,
  <ServiceStatus source="status" />,
  <DayValue source="booking_date" label="customerProfile.requested" />,
  'selected_date',
  <AmountValue source="repairs" label="resources.quotes.columns.amount" align="right" />,
  <LookupValue source="delivery_method" type="DELIVERY_METHOD" />,
  'converted',
];
const phoneColumns = ['status', 'repairs'];
const hiddenColumns = ['delivery_method', 'converted'];
const filters = ['type', 'booking_date', 'selected_date'];

const linkOf = ({ id }: RaRecord, customer: RaRecord<string>) => `${profilePath(customer.id)}&service=${id}`;

/** Appointments and quotes of a customer, including cancelled ones; a row opens its details (contract 4 §2.6). */
export default function CustomerBookings() {
  return (
    <RelatedList
      model={appointments}
      by="customer_id"
      filter={{ include_voided: true }}
      sort={{ field: 'created_date', order: 'DESC' }}
      title="customerProfile.services"
      none="customerProfile.no_services"
      failed="customerProfile.load_failed"
      columnsKey="customer.services"
      {...{ columns, phoneColumns, hiddenColumns, filters }}
      rowLink={linkOf}
      maxHeight={640}
      dialog={<CustomerBookingDialog />}
    />
  );
}
