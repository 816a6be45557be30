import { BooleanInput } from '../../kit/form/inputs/BooleanInput.tsx';
import type { InputProps } from '../../kit/slots.ts';

/** Whether this is the store's main location. */
export default function IsMainInput({ source = 'is_main', readOnly }: Partial<InputProps>) {
  return <BooleanInput source={source} label="resources.locations.inputs.is_main" readOnly={readOnly} />;
}
