import Button from '@mui/material/Button';
import MuiCard from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CreateBase, useDataProvider, useTranslate } from 'react-admin';
import { Navigate, useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { problemsOf } from '../../../dataProvider/errors.ts';
import { draftKey, forgetDraft } from '../../../drafts.ts';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { useSaving } from '../../../kit/form/useSaving.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useBackToList } from '../../../kit/detailPage/useBackToList.ts';
import { useListOptions } from '../../../kit/page.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import type { ProposedOrder } from '../../../schemas/sales/proposedOrder.ts';
import { useSalesCalls } from '../calls.ts';
import { orderFields } from './fields.tsx';
import { defaultAddresses, emptyOrder, orderForm, toOrder, toOrderCustomer } from './orderForm.ts';
import { OrderHeader } from './OrderHeader.tsx';

interface NewOrderProps {
  appointmentId: string | undefined;
  customerId: string | undefined;
}

/** The form of a new order, prefilled from an appointment or a customer if one is given (contract 3 §2.1). */
export function NewOrder({ appointmentId, customerId }: NewOrderProps) {
  const translate = useTranslate();
  const mayCreate = useCan()('create', orders);
  const back = useBackToList();
  const { path } = useListOptions();
  const { orderOfAppointment } = useSalesCalls();
  const { getOne } = useDataProvider();
  const basisId = appointmentId ?? customerId;
  const { data, error, refetch } = useQuery({
    queryKey: ['proposedOrder', basisId],
    queryFn: async ({ signal }): Promise<Basis> => {
      if (appointmentId) return orderOfAppointment({ params: { id: appointmentId }, signal });
      const { data: customer } = await getOne<Customer>(customers.name, { id: customerId ?? '', signal });
      return { ...toOrderCustomer(customer), ...defaultAddresses(customer.addresses) };
    },
    enabled: basisId !== undefined && mayCreate,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const madeInstead = (code: string, property: string) =>
    problemsOf(error).find((problem) => problem.code === code)?.params?.[property] as string | undefined;
  /** The order, or a ticket with its own one, was created in the meantime. */
  const made = madeInstead('unique', 'order_id');
  const ticket = madeInstead('has_ticket', 'ticket_id');
  const content = () => {
    if (!mayCreate) return <DialogError onClose={back} />;
    if (made) return <Navigate to={`${path}?id=${made}`} replace />;
    if (ticket) return <Navigate to={`/Tickets/${ticket}`} replace />;
    if (error)
      return (
        <LoadErrorAlert
          message={translate(appointmentId ? 'sales.booking_failed' : 'messages.load_failed')}
          onRetry={() => void refetch()}
        />
      );
    if (basisId && !data) return <FormSkeleton slots={8} />;
    return <RungUp proposed={data} basisId={basisId} />;
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <OrderHeader title={translate('resources.orders.actions.new')} />
      <MuiCard variant="outlined">{content()}</MuiCard>
    </Stack>
  );
}

/** What an order begins with: what is proposed for an appointment, or the customer. */
type Basis = ProposedOrder | (ReturnType<typeof toOrderCustomer> & ReturnType<typeof defaultAddresses>);

interface RungUpProps {
  proposed: Basis | undefined;
  /** The appointment or customer. */
  basisId: string | undefined;
}

/** Remounts the form on reset, with a new id. */
function RungUp(props: RungUpProps) {
  const [nextStep, setTurn] = useState(0);
  return <NewForm key={nextStep} {...props} onReset={() => setTurn(nextStep + 1)} />;
}

function NewForm({ proposed, basisId, onReset }: RungUpProps & { onReset: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { path } = useListOptions();
  const back = useBackToList();
  const { who } = useSession();
  const { location } = useCurrentLocation();
  const draft = basisId ? `${orders.name}/${basisId}` : orders.name;
  const { mutationOptions, ...saving } = useSaving({
    model: orders,
    kind: 'create',
    success: 'sales.created',
    onSaved: (saved) =>
      void navigate(`${path}?id=${(saved as Order).order_no}`, { replace: true, state: { isCreated: true } }),
  });
  const [defaultValues] = useState(() => ({
    ...emptyOrder(location, who.staff_id),
    ...proposed,
    // The id makes the request idempotent: a double click or a retry creates one order.
    id: crypto.randomUUID(),
  }));
  const reset = () => {
    // The next form looks for a draft before this one unmounts and deletes it.
    forgetDraft(draftKey(who.staff_id, draft));
    onReset();
  };
  return (
    <CreateBase
      resource={orders.name}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
    >
      <RecordForm
        model={orderForm}
        slots={orderFields}
        saving={saving}
        transform={toOrder}
        draft={draft}
        defaultValues={defaultValues}
        submitLabel={translate('sales.create')}
        onCancel={back}
        actions={
          <Button color="inherit" onClick={reset}>
            {translate('sales.reset')}
          </Button>
        }
      />
    </CreateBase>
  );
}
