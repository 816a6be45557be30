import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { DialogTop } from '../../../kit/form/DialogFrame.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { Fields } from '../../../kit/form/FormGrid.tsx';
import { SubmitButtons } from '../../../kit/form/SubmitButtons.tsx';
import { useFocusFirstField } from '../../../kit/form/useFocusFirstField.ts';
import { StepFailure } from '../../../kit/steps/StepFailure.tsx';
import { useTakeStep } from '../../../kit/steps/useTakeStep.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { payments } from '../../../schemas/sales/payments.ts';

interface StepDialogProps {
  order: Order;
  step: 'pay' | 'refund' | 'exchange' | 'unpay';
  defaultValues: FieldValues;
  /** Maps the form's values to the request's. */
  valuesOf: (values: FieldValues) => Record<string, unknown>;
  width?: 'xs' | 'md';
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for a step that moves money. */
export function StepDialog({
  order,
  step,
  defaultValues,
  valuesOf,
  width = 'xs',
  onDone,
  onClose,
  children,
}: StepDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const body = useFocusFirstField(true);
  const words = `salesPayments.${step}`;
  const { take, isBusy, isOpen, failure, changes } = useTakeStep({
    model: orders,
    step,
    done: `${words}.done`,
    onDone: () => {
      onDone?.();
      onClose();
    },
  });
  return (
    <ResourceContextProvider value={payments.name}>
      <Dialog
        open
        fullWidth
        maxWidth={width}
        fullScreen={isPhone}
        onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
        aria-labelledby={id}
      >
        <Form
          defaultValues={defaultValues}
          onSubmit={(values) => take({ id: order.id, shown: order, values: valuesOf(values) })}
        >
          <DialogTop
            id={id}
            title={translate(`${words}.title`, { number: order.order_no })}
            onClose={onClose}
          />
          <DialogContent dividers ref={body}>
            <StepFailure model={orders} record={order} {...{ failure, changes }} />
            <Fields disabled={isOpen} inert={isOpen}>
              {children}
            </Fields>
          </DialogContent>
          <DialogActions>
            <SubmitButtons
              submitLabel={translate(isOpen ? 'errors.retry' : `${words}.yes`)}
              onCancel={onClose}
              isSaving={isBusy}
              isBlocked={false}
            />
          </DialogActions>
        </Form>
      </Dialog>
    </ResourceContextProvider>
  );
}
