import { MoneyInput } from '../../kit/form/inputs/MoneyInput.tsx';
import type { InputProps } from '../../kit/slots.ts';

/** Dollars; left empty it is a call for quote. */
export default function CostInput({ source = 'cost', ...props }: Partial<InputProps>) {
  return <MoneyInput {...props} source={source} helperText="resources.repairs.inputs.cost" />;
}
