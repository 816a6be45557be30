import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useId } from 'react';
import { ListBase, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useNavigate, useLocation, useSearchParams } from 'react-router-dom';
import { BooleanValue } from '../../../kit/fields/BooleanValue.tsx';
import { ComputedText } from '../../../kit/fields/ComputedText.tsx';
import { DayValue } from '../../../kit/fields/DayValue.tsx';
import { ColumnsButton } from '../../../kit/list/ColumnsButton.tsx';
import { FilterBar } from '../../../kit/list/FilterBar.tsx';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { Pagination } from '../../../kit/list/Pagination.tsx';
import { useColumns } from '../../../kit/list/useColumns.ts';
import { useListOptions } from '../../../kit/page.ts';
import { toFilter } from '../../../kit/resource.tsx';
import type { ColumnElement } from '../../../kit/slots.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { appointments } from '../../../schemas/appointments/appointments.ts';
import { AmountValue, AppointmentDialog, LookupValue, servicesText } from '../../appointments/index.ts';
import { ServiceStatus } from './ServiceStatus.tsx';

const pageSizes = [10, 20, 30];
const maxHeight = 640;

/** The title column shows the services: the customer is known from the page. */
const columns = [
  <ComputedText source="customer_first_name" label="customerProfile.service" text={servicesText} />,
  <LookupValue source="type" type="TYPE" />,
  <ServiceStatus source="status" label="resources.appointments.fields.status" />,
  <DayValue source="booking_date" label="customerProfile.requested" />,
  <DayValue source="selected_date" />,
  <AmountValue source="repairs" label="resources.quotes.columns.amount" align="right" />,
  <LookupValue source="delivery_method" type="DELIVERY_METHOD" />,
  <BooleanValue source="converted" />,
] as ColumnElement[];
const phone = ['status', 'repairs'];
const hidden = ['delivery_method', 'converted'];

const filters = ['type', 'booking_date', 'selected_date'].map((slot) => toFilter(appointments, slot));

/** Appointments and quotes of a customer, including cancelled ones; a row opens its details (contract 4 §2.6). */
export function CustomerBookings({ customerId }: { customerId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const chooser = useColumns('customer.services', columns, hidden);
  const { path } = useListOptions();
  const addressOf = useCallback(
    ({ id }: RaRecord) => `${path}?cid=${customerId}&service=${id}`,
    [path, customerId],
  );
  const onError = () => notify('customerProfile.load_failed', { type: 'error' });
  const title = translate('customerProfile.services');
  return (
    <section aria-labelledby={titleId}>
      <ListBase
        resource={appointments.name}
        filter={{ customer_id: customerId, include_voided: true }}
        sort={{ field: 'created_date', order: 'DESC' }}
        perPage={pageSizes[0]}
        disableSyncWithLocation
        disableAuthentication
        exporter={false}
        storeKey={false}
        queryOptions={{ onError }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
          <Typography id={titleId} component="h2" variant="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          <ColumnsButton model={appointments} columns={columns} chooser={chooser} />
        </Stack>
        <FilterBar filters={filters} />
        <ListTable
          model={appointments}
          columns={chooser.visible}
          phoneColumns={phone}
          rowLink={addressOf}
          readOnlyRows
          maxHeight={maxHeight}
          label={title}
          empty={<NoBookings />}
        />
        <Pagination sizes={pageSizes} of={title} />
      </ListBase>
      <CustomerBookingDialog />
    </section>
  );
}

const NoBookings = () => (
  <Typography role="status" color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
    {useTranslate()('customerProfile.no_services')}
  </Typography>
);

/** The dialog of the appointment in the URL, over the profile. */
function CustomerBookingDialog() {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = parameters.get('service');
  if (!id) return null;
  const close = () => {
    if ((state as { dialog?: boolean } | null)?.dialog) void navigate(-1);
    else setParameters({ cid: parameters.get('cid') ?? '' }, { replace: true });
  };
  return (
    <LazyBoundary onClose={close}>
      <AppointmentDialog key={id} id={id} onClose={close} />
    </LazyBoundary>
  );
}
