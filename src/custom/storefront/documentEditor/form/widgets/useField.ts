import type { TextFieldProps } from '@mui/material/TextField';
import { errorId, helpId, type WidgetProps } from '@rjsf/utils';

/** The common props of text controls, from RJSF: name, state and descriptions. */
export function useField({
  id,
  label,
  required,
  readonly,
  rawErrors = [],
  uiSchema,
}: Pick<WidgetProps, 'id' | 'label' | 'required' | 'readonly' | 'rawErrors' | 'uiSchema'>) {
  const described = [rawErrors.length > 0 && errorId(id), uiSchema?.['ui:help'] && helpId(id)].filter(
    Boolean,
  );
  return {
    id,
    label,
    required,
    error: rawErrors.length > 0,
    slotProps: {
      htmlInput: {
        readOnly: readonly,
        'aria-describedby': described.join(' ') || undefined,
        // Our own errors report missing values, not the browser.
        required: false,
        'aria-required': required || undefined,
      },
    },
  } satisfies TextFieldProps;
}
