import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { DialogFrame } from '../form/DialogFrame.tsx';
import { Form } from '../form/Form.tsx';
import { Fields } from '../form/FormGrid.tsx';
import { SubmitButtons } from '../form/SubmitButtons.tsx';
import { useFocusFirstField } from '../form/useFocusFirstField.ts';
import { FocusSubmit } from './FocusSubmit.tsx';
import { useOpenStep } from './openStep.ts';
import { StepFailure } from './StepFailure.tsx';
import { useStepText } from './useStepText.ts';
import { useTakeOpenStep } from './useTakeOpenStep.ts';

interface StepFrameProps {
  /** Initial values of the form. */
  defaultValues?: FieldValues;
  /** Maps the form's values to those of the step. */
  valuesOf?: (values: FieldValues) => Record<string, unknown>;
  /** Something is missing or refused: the step cannot be taken. */
  isBlocked?: boolean;
  /** Defaults to the step's text `yes`, or its label. */
  submitLabel?: string;
  maxWidth?: 'sm' | 'md';
  onTaken?: () => void;
  children: ReactNode;
}

/** The dialog of a step with inputs of its own, which validate themselves and keep no draft. */
export function StepFrame({
  defaultValues,
  valuesOf = (values) => values,
  isBlocked = false,
  submitLabel,
  maxWidth,
  onTaken,
  children,
}: StepFrameProps) {
  const translate = useTranslate();
  const { model, step, record, onClose } = useOpenStep();
  const text = useStepText(model, record);
  const body = useFocusFirstField(true);
  const { take, isBusy, isOpen, failure, changes } = useTakeOpenStep({ onTaken });
  const intro = text(step, 'text');
  return (
    <DialogFrame title={text(step, 'title')} maxWidth={maxWidth} onClose={onClose}>
      <Form
        defaultValues={defaultValues}
        onSubmit={(values) => (isBlocked ? undefined : take(valuesOf(values)))}
      >
        <DialogContent dividers ref={body}>
          <FocusSubmit />
          {intro && <p style={{ marginTop: 0 }}>{intro}</p>}
          <Fields disabled={isOpen} inert={isOpen}>
            {children}
          </Fields>
          <StepFailure {...{ model, record, failure, changes }} />
        </DialogContent>
        <DialogActions>
          <SubmitButtons
            submitLabel={isOpen ? translate('errors.retry') : (submitLabel ?? text(step, 'yes', 'label'))}
            onCancel={onClose}
            cancelLabel={text(step, 'back') || undefined}
            isSaving={isBusy}
            isBlocked={isBlocked}
          />
        </DialogActions>
      </Form>
    </DialogFrame>
  );
}
