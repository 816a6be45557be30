import MuiCard from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { EditBase, useGetOne, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import type { VersionedRecord } from '../../../dataProvider/endpointsProvider.ts';
import { draftKey, forgetDraft } from '../../../drafts.ts';
import { ComputedText } from '../../../kit/fields/ComputedText.tsx';
import { numbered } from '../../../kit/fields/numberText.ts';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { useRecordWithoutVersion } from '../../../kit/form/record.ts';
import { StaleNotice } from '../../../kit/form/StaleNotice.tsx';
import { useSaving } from '../../../kit/form/useSaving.ts';
import { HistoryButton } from '../../../kit/history/HistoryButton.tsx';
import { useBackToList } from '../../../kit/detailPage/useBackToList.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useRememberRecord } from '../../../kit/recentRecords.ts';
import { useReload } from '../../../kit/useReload.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { useLiveUpdates } from '../../notifications/index.ts';
import { orderFields, readFields } from './fields.tsx';
import { linesText } from './lines/lineText.ts';
import { OrderHeader } from './OrderHeader.tsx';
import { orderForm, toOrder } from './orderForm.ts';
import { SidePanel } from './side/SidePanel.tsx';
import { Steps } from './steps/Steps.tsx';
import type { NextStep } from './nextStep.ts';

/** When reloading the order fails, the page stays as shown, with the unsaved input. */
const staysOpen = { onError: () => undefined };

const formats = [<ComputedText source="lines" text={linesText} />];

/**
 * An order: editable while it is open, read-only afterwards; the side panel shows customer, payments, shipments and
 * timeline.
 */
export function ExistingOrder({ id }: { id: string }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<Order & VersionedRecord>(
    orders.name,
    { id },
    { retry: false },
  );
  const record = useRecordWithoutVersion(data);
  useRememberRecord(orders, record);
  const [nextStep, setTurn] = useState(0);
  const { next, setNext } = useNextStep(record);
  useLiveUpdates(useReload(orders));
  return (
    <Stack sx={{ gap: 2 }}>
      <OrderHeader title={numbered(orders, record?.order_no, translate)}>
        {record && (
          <>
            {(['order_status', 'payment_status'] as const).map((key) => (
              <Chip
                key={key}
                size="small"
                color={colours[record[key]] ?? 'default'}
                label={translate(`resources.orders.values.${key}.${record[key]}`)}
              />
            ))}
            <HistoryButton model={orders} record={record} formats={formats} />
          </>
        )}
      </OrderHeader>
      {record ? (
        <Columns>
          <MuiCard variant="outlined">
            <OrderForm
              key={nextStep}
              order={record}
              version={data?._etag}
              onSaved={() => setTurn(nextStep + 1)}
              next={next}
              onNextStep={setNext}
            />
          </MuiCard>
          <SidePanel order={withVersion(record, data?._etag)} next={next} onNextStep={setNext} />
        </Columns>
      ) : error && !isFetching ? (
        <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton slots={8} />
      )}
    </Stack>
  );
}

/** The order with the version that its steps send. */
const withVersion = (order: Order, _etag: string | undefined): Order => Object.assign({ _etag }, order);

/** The next step of a sale: pay after it is rung up, complete after it is paid. */
function useNextStep(order: Order | undefined) {
  const { state } = useLocation();
  const { isCreated, isSold } = (state ?? {}) as { isCreated?: true; isSold?: true };
  const [nextStep, setNext] = useState<NextStep | undefined>(isCreated ? 'pay' : isSold && 'receipt');
  return { next: nextStep === 'pay' && order && order.due <= 0 ? 'complete' : nextStep, setNext };
}

interface OrderFormProps {
  /** Without `_etag`, so that the object only changes with the order's content. */
  order: Order;
  version: string | undefined;
  onSaved: () => void;
  next: NextStep | undefined;
  onNextStep: (next: NextStep) => void;
}

function OrderForm({ order, version, onSaved, next, onNextStep }: OrderFormProps) {
  const translate = useTranslate();
  const may = useCan();
  const back = useBackToList();
  const { staff_id } = useSession().who;
  const readOnly = !may('update', orders, order);
  const { mutationOptions, ...saving } = useSaving({
    model: orders,
    kind: 'update',
    success: 'sales.updated',
    onSaved: () => {
      // Before the next form mounts and restores saved values as an unsaved draft.
      forgetDraft(draftKey(staff_id, orders.name, order.id));
      onSaved();
    },
  });
  return (
    <EditBase
      resource={orders.name}
      id={order.id}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      queryOptions={staysOpen}
    >
      <RecordForm
        model={orderForm}
        slots={readOnly ? readFields : orderFields}
        saving={saving}
        record={order}
        transform={toOrder}
        formats={formats}
        readOnly={readOnly}
        isQuiet
        submitLabel={translate('sales.update')}
        onCancel={back}
        cancelLabel={translate('sales.back')}
        actions={<Steps order={withVersion(order, version)} next={next} onNextStep={onNextStep} />}
        notice={
          saving.staleSaves > 0 && (
            <StaleNotice key={saving.staleSaves} model={orders} changed={saving.changed} formats={formats} />
          )
        }
      />
    </EditBase>
  );
}

const colours: Partial<Record<string, 'success' | 'warning' | 'error' | 'info'>> = {
  PROCESSING: 'info',
  ON_HOLD: 'warning',
  COMPLETED: 'success',
  REJECTED: 'error',
  CANCELLED: 'error',
  PARTLY_PAID: 'warning',
  PAID: 'success',
};

const Columns = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  alignItems: 'start',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
}));
