import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { Columns } from '../../../kit/detailPage/Columns.tsx';
import { DetailPage } from '../../../kit/detailPage/DetailPage.tsx';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { orders } from '../../../schemas/sales/orders.ts';
import { CustomerOrders } from '../../sales/index.ts';
import { Balances } from '../../wallet/index.ts';
import { AddressList } from '../addresses/AddressList.tsx';
import { Consents } from '../consents/Consents.tsx';
import { RedirectToMergedCustomer } from '../merge/RedirectToMergedCustomer.tsx';
import { RecentMerges } from '../merge/RecentMerges.tsx';
import { ForgottenNotice } from '../privacy/ForgottenNotice.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { Contact } from './Contact.tsx';
import { CustomerHeader } from './CustomerHeader.tsx';
import { CustomerBookings } from './CustomerBookings.tsx';

/** A customer: contact data, addresses, appointments, orders and timeline (contract 4 §2.6). */
export default function CustomerProfile() {
  const [parameters] = useSearchParams();
  const id = parameters.get('cid') ?? '';
  const may = useCan();
  const seesOrders = useSession().features.has('DASHBOARD_SALES') && may('list', orders);
  return (
    <DetailPage<Customer>
      model={customers}
      id={id}
      failed="customerProfile.load_failed"
      header={CustomerHeader}
      missing={RedirectToMergedCustomer}
    >
      {(customer) => (
        <>
          <ForgottenNotice customer={customer} />
          <RecentMerges customer={customer} />
          <Columns>
            <Contact customer={customer} />
            <Stack sx={{ gap: 3, minWidth: 0 }}>
              <AddressList customer={customer} />
              <Balances key={`${id} balances`} customer={customer} />
              <Consents customer={customer} />
            </Stack>
          </Columns>
          <CustomerBookings key={id} customerId={id} />
          {seesOrders && (
            <LazyBoundary>
              <CustomerOrders key={`${id} orders`} customerId={id} />
            </LazyBoundary>
          )}
          <Timeline key={`${id} timeline`} customer={customer} />
        </>
      )}
    </DetailPage>
  );
}
