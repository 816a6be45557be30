import FormHelperText from '@mui/material/FormHelperText';
import { errorId, type FieldErrorProps } from '@rjsf/utils';

/** What is wrong with a field, below it. */
export function FieldErrors({ errors = [], fieldPathId }: Pick<FieldErrorProps, 'errors' | 'fieldPathId'>) {
  if (errors.length === 0) return null;
  return (
    <FormHelperText error id={errorId(fieldPathId)} component="div">
      {[...new Set(errors.map(String))].map((text) => (
        <div key={text}>{text}</div>
      ))}
    </FormHelperText>
  );
}
