import FormControl from '@mui/material/FormControl';
import type { FieldErrorProps } from '@rjsf/utils';

/** The errors of a field that is no single control. */
export function FieldErrors(
  props: Pick<FieldErrorProps, 'registry' | 'schema' | 'uiSchema' | 'errors' | 'fieldPathId'>,
) {
  const { FieldErrorTemplate } = props.registry.templates;
  return (
    <FormControl error>
      <FieldErrorTemplate {...props} />
    </FormControl>
  );
}
