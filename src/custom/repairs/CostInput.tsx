import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'react-admin';
import type { InputProps } from '../../kit/slots.ts';

/** Dollars; left empty it is a call for quote. */
export default function CostInput({ source = 'cost', ...props }: Partial<InputProps>) {
  return (
    <NumberInput
      {...props}
      source={source}
      min={0}
      step="any"
      helperText="resources.repairs.inputs.cost"
      fullWidth
      slotProps={{ input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } }}
    />
  );
}
