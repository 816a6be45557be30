import { NumberInput } from '../../kit/form/inputs/NumberInput.tsx';
import type { InputProps } from '../../kit/slots.ts';

/** Dollars; left empty it is a call for quote. */
export default function CostInput({ source = 'cost', ...props }: Partial<InputProps>) {
  return (
    <NumberInput {...props} source={source} min={0} helperText="resources.repairs.inputs.cost" prefix="$" />
  );
}
