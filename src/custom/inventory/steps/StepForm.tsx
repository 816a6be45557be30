import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useMemo, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard.tsx';
import { ClearFixedErrors, serverErrorType } from '../../../kit/form/ClearFixedErrors.tsx';
import { Draft } from '../../../kit/form/Draft.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { Fields } from '../../../kit/form/FormGrid.tsx';
import { toFieldErrors } from '../../../kit/form/schemaResolver.ts';
import { toFieldName } from '../../../kit/form/toFieldName.ts';
import { useErrorText } from '../../../kit/form/useErrorText.ts';
import { useFocusFirstField } from '../../../kit/form/useFocusFirstField.ts';
import { movements } from '../../../schemas/inventory/movements.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import { StepActions } from './StepActions.tsx';
import type { useStep } from './useStep.ts';

interface StepFormProps {
  /** Draft key. */
  name: string;
  defaultValues: FieldValues;
  /** Validates the values. */
  check: (values: FieldValues) => ValidationError[];
  step: ReturnType<typeof useStep>;
  /** Maps an error path of the service to a field; all serial numbers of a line share one field. */
  fieldOf?: (path: string, values: FieldValues) => string;
  onSubmit: (values: FieldValues) => Promise<void>;
  submitLabel: (values: FieldValues) => string;
  onCancel: () => void;
  children: ReactNode;
}

const inLine = (path: string) => toFieldName(path.replace(/(\/serials)\/\d+$/, '$1'));

/** A form that changes stock: client and service errors are shown at their fields. */
export function StepForm({
  name,
  defaultValues,
  check,
  step,
  fieldOf = inLine,
  onSubmit,
  children,
  ...actions
}: StepFormProps) {
  const errorText = useErrorText(movements);
  const body = useFocusFirstField(true);
  const resolver = useMemo(
    () => (values: FieldValues) => {
      const errors = check(values);
      return errors.length > 0
        ? { values: {}, errors: toFieldErrors(errors, errorText) }
        : { values, errors: {} };
    },
    [check, errorText],
  );
  return (
    <ResourceContextProvider value={movements.name}>
      <Form defaultValues={defaultValues} resolver={resolver} onSubmit={onSubmit}>
        <UnsavedChangesGuard isSaved={step.isSaved} />
        <DialogContent dividers ref={body}>
          <Draft resource={name} isSaved={step.isSaved} />
          {step.failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {step.failure}
            </Alert>
          )}
          <Refused problems={step.problems} fieldOf={fieldOf} />
          <Fields disabled={step.isOpen} inert={step.isOpen}>
            {children}
          </Fields>
        </DialogContent>
        <Checked {...actions} check={check} isOpen={step.isOpen} />
      </Form>
    </ResourceContextProvider>
  );
}

type CheckedProps = Pick<StepFormProps, 'check' | 'submitLabel' | 'onCancel'> & { isOpen: boolean };

/** Disables submit while the values are invalid, and clears the errors of fields that became valid. */
function Checked({ check, ...actions }: CheckedProps) {
  const values = useWatch();
  const errors = useMemo(() => check(values), [check, values]);
  return (
    <>
      <ClearFixedErrors errors={errors} />
      <StepActions {...actions} errors={errors} values={values} />
    </>
  );
}

/** Shows the service's errors at their lines. */
function Refused({
  problems,
  fieldOf,
}: { problems: ValidationError[] } & Required<Pick<StepFormProps, 'fieldOf'>>) {
  const { setError, getValues } = useFormContext();
  const errorText = useErrorText(movements);
  useEffect(() => {
    for (const problem of problems)
      setError(fieldOf(problem.path, getValues()), { type: serverErrorType, message: errorText(problem) });
  }, [problems, setError, getValues, errorText, fieldOf]);
  return null;
}
