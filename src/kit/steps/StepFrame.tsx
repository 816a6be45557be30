import type { FieldValues } from 'react-hook-form';
import { SendDialog, type SendDialogProps } from '../form/SendDialog.tsx';
import { useOpenStep } from './openStep.ts';
import { StepFailure } from './StepFailure.tsx';
import { useStepText } from './useStepText.ts';
import { useTakeOpenStep } from './useTakeOpenStep.ts';

interface StepFrameProps extends Pick<
  SendDialogProps,
  'defaultValues' | 'isBlocked' | 'maxWidth' | 'children'
> {
  /** Maps the form's values to those of the step. */
  valuesOf?: (values: FieldValues) => Record<string, unknown>;
  /** Defaults to the step's text `yes`, or its label. */
  submitLabel?: string;
  onTaken?: () => void;
}

/** The dialog of a step with inputs of its own, which validate themselves and keep no draft. */
export function StepFrame({
  valuesOf = (values) => values,
  submitLabel,
  onTaken,
  children,
  ...dialog
}: StepFrameProps) {
  const { model, step, record, onClose } = useOpenStep();
  const text = useStepText(model, record);
  const { take, isBusy, isOpen, failure, changes } = useTakeOpenStep({ onTaken });
  const intro = text(step, 'text');
  return (
    <SendDialog
      {...dialog}
      {...{ isBusy, isOpen, onClose }}
      title={text(step, 'title')}
      onSubmit={(values) => take(valuesOf(values))}
      submitLabel={submitLabel ?? text(step, 'yes', 'label')}
      cancelLabel={text(step, 'back') || undefined}
      failure={<StepFailure {...{ model, record, failure, changes }} />}
    >
      {intro && <p style={{ marginTop: 0 }}>{intro}</p>}
      {children}
    </SendDialog>
  );
}
