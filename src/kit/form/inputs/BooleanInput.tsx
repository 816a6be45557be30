import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useField, type FieldProps } from './useField.tsx';

interface BooleanInputProps extends FieldProps {
  autoFocus?: boolean;
  /** On means false. */
  isNegated?: boolean;
}

export function BooleanInput({ isNegated = false, autoFocus, ...props }: BooleanInputProps) {
  const { value, change, control } = useField<boolean | null>({ defaultValue: false, ...props });
  const { name, label, error, helperText, inputRef, onBlur, disabled } = control;
  return (
    <FormGroup>
      <FormControlLabel
        {...{ label, inputRef }}
        control={
          <Switch
            {...{ name, disabled, autoFocus }}
            checked={Boolean(value) !== isNegated}
            onChange={({ target }) => {
              change(target.checked !== isNegated);
              onBlur();
            }}
          />
        }
      />
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </FormGroup>
  );
}
