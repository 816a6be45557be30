import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { HttpError, useGetOne, useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadAgain } from '../../../kit/LoadAgain.tsx';
import { WhenLoaded } from '../../../kit/WhenLoaded.tsx';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { orders } from '../../../schemas/sales/orders.ts';
import { CustomerOrders } from '../../sales/index.ts';
import { Balances } from '../../wallet/index.ts';
import { AddressList } from '../addresses/AddressList.tsx';
import { Consents } from '../consents/Consents.tsx';
import { useCurrentCustomer } from '../merge/useCurrentCustomer.ts';
import { RecentMerges } from '../merge/RecentMerges.tsx';
import { Forgotten } from '../privacy/Forgotten.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { Contact } from './Contact.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { Services } from './Services.tsx';

/** All about one customer: how to reach them, where they live, what was done for them (contract 4 §2.6). */
export default function CustomerProfile() {
  const [parameters] = useSearchParams();
  const id = parameters.get('cid') ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const { data, error, isFetching, refetch } = useGetOne<Customer>(
    customers.name,
    { id },
    {
      retry: false,
      onError: (failure) => {
        if (!isNotFound(failure)) notify('customerProfile.load_failed', { type: 'error' });
      },
    },
  );
  const may = useCan();
  const seesOrders = useSession().features.has('DASHBOARD_SALES') && may('list', orders);
  const isMissing = isNotFound(error);
  const { isLooking } = useCurrentCustomer(id, isMissing);
  return (
    <Stack sx={{ gap: 3 }}>
      <ProfileHeader customer={data} />
      {data ? (
        <>
          <Forgotten customer={data} />
          <RecentMerges customer={data} />
          <Columns>
            <Contact customer={data} />
            <Stack sx={{ gap: 3, minWidth: 0 }}>
              <AddressList customer={data} />
              <Balances key={`${id} balances`} customer={data} />
              <Consents customer={data} />
            </Stack>
          </Columns>
          <Services key={id} customerId={id} />
          {seesOrders && (
            <WhenLoaded>
              <CustomerOrders key={`${id} orders`} customerId={id} />
            </WhenLoaded>
          )}
          <Timeline key={`${id} timeline`} customer={data} />
        </>
      ) : error && !isFetching && !isLooking ? (
        <LoadAgain
          message={translate(isMissing ? 'messages.not_found' : 'customerProfile.load_failed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton slots={8} />
      )}
    </Stack>
  );
}

const isNotFound = (error: unknown) => error instanceof HttpError && error.status === 404;

const Columns = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  alignItems: 'start',
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
}));
