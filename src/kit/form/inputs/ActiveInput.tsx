import { BooleanInput, useResourceContext } from 'react-admin';
import type { InputProps } from '../../slots.ts';

/** The checkbox is the opposite of the property: active is not voided. */
export function ActiveInput({
  source = 'is_voided',
  isRequired: _isRequired,
  ...props
}: Partial<InputProps>) {
  const resource = useResourceContext();
  return (
    <BooleanInput
      source={source}
      label={`resources.${resource}.inputs.${source}`}
      format={(isVoided: boolean) => !isVoided}
      parse={(isActive: boolean) => !isActive}
      helperText={false}
      {...props}
    />
  );
}
