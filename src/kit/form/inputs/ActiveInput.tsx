import { useResourceContext } from 'react-admin';
import type { InputProps } from '../../slots.ts';
import { BooleanInput } from './BooleanInput.tsx';

/** Switch for a negated property: active means not voided. */
export default function ActiveInput({ source = 'is_voided', readOnly }: Partial<InputProps>) {
  const resource = useResourceContext();
  return (
    <BooleanInput label={`resources.${resource}.inputs.${source}`} isNegated {...{ source, readOnly }} />
  );
}
