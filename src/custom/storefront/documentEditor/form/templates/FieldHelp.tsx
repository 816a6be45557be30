import FormHelperText from '@mui/material/FormHelperText';
import { helpId, type FieldHelpProps } from '@rjsf/utils';

/** What helps to fill a field in, below it. */
export function FieldHelp({ help, fieldPathId }: FieldHelpProps) {
  return help ? <FormHelperText id={helpId(fieldPathId)}>{help}</FormHelperText> : null;
}
