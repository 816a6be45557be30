import { useGetOne, useTranslate } from 'react-admin';
import { Confirm } from '../../../../kit/form/Confirm.tsx';
import { StepFailure } from '../../../../kit/steps/StepFailure.tsx';
import { useTakeStep } from '../../../../kit/steps/useTakeStep.ts';
import type { LineOptions } from '../lines/line.ts';
import { ReceiveDialog } from '../receive/ReceiveDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { textParameters, stepMessages, type StepProps } from './step.ts';

interface StepDialogProps extends Omit<StepProps, 'record'> {
  id: string;
  kind: LineOptions;
}

/** Asks for a step's values and takes it. */
export function StepDialog({ id, kind, ...props }: StepDialogProps) {
  const { data: record, isFetchedAfterMount } = useGetOne<StepProps['record']>(props.model.name, { id });
  if (!record || !isFetchedAfterMount) return null;
  if (props.step === 'receive') return <ReceiveDialog {...props} record={record as never} kind={kind} />;
  if (props.step === 'close') return <CloseDialog {...props} record={record} />;
  return <ConfirmStep {...props} record={record} />;
}

function ConfirmStep({ model, record, step, onDone, onClose }: StepProps) {
  const translate = useTranslate();
  const words = `resources.${model.name}.steps.${stepMessages(step, record)}`;
  const { take, isBusy, failure, changes } = useTakeStep({ model, step, done: `${words}.done`, onDone });
  const text = (key: string) => translate(`${words}.${key}`, textParameters(record));
  return (
    <Confirm
      title={text('title')}
      text={text('text')}
      confirmLabel={text('yes')}
      cancelLabel={translate('stockOrders.back')}
      onConfirm={() => void take({ id: record.id, shown: record })}
      onCancel={onClose}
      isBusy={isBusy}
    >
      <StepFailure {...{ model, record, failure, changes }} />
    </Confirm>
  );
}
