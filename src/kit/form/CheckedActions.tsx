import { ClearFixedErrors } from './ClearFixedErrors.tsx';
import { FormActions, type FormActionsProps } from './FormActions.tsx';
import { useOpenErrors, type OpenErrors } from './openErrors.ts';

interface CheckedActionsProps extends Omit<FormActionsProps, 'errors'> {
  openErrors: OpenErrors;
}

/** The actions of a form that is validated at each key; only they are rendered then. */
export function CheckedActions({ openErrors, ...props }: CheckedActionsProps) {
  const errors = useOpenErrors(openErrors);
  return (
    <>
      <ClearFixedErrors errors={errors} />
      <FormActions {...props} errors={errors} />
    </>
  );
}
