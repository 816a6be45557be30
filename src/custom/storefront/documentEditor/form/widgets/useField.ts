import type { TextFieldProps } from '@mui/material/TextField';
import { errorId, helpId, type WidgetProps } from '@rjsf/utils';

/** What every text control takes from RJSF: its name, its state and what describes it. */
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
        // 'required' is said by our own errors; the browser has no say.
        required: false,
        'aria-required': required || undefined,
      },
    },
  } satisfies TextFieldProps;
}
