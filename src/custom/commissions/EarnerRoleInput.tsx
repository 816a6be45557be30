import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { useRoleName, useRoles } from '../staff/index.ts';

/** A role of the store. */
export default function EarnerRoleInput({ source = 'role', ...props }: Partial<InputProps>) {
  const { data = [], isError } = useRoles();
  const nameOfRole = useRoleName();
  return (
    <SelectInput
      source={source}
      choices={data.map(({ code }) => ({ id: code, name: nameOfRole(code) }))}
      helperText={isError && 'messages.load_failed'}
      {...props}
    />
  );
}
