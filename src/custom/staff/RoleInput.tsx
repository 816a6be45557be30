import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../authProvider/session.ts';
import { mayGrant } from '../../schemas/effectiveRights.ts';
import { mayAssignRole } from '../../schemas/staff/staffAccess.ts';
import { useRoleName, useRolePermissions, useRoles } from './useRoles.ts';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';

/** The roles that the staff member may assign, and the stored one (contract 2 §6). */
export default function RoleInput({ source = 'role', ...props }: Partial<InputProps>) {
  const { who } = useSession();
  const stored = useRecordContext()?.[source] as string | undefined;
  const { data: roles = [], isError } = useRoles();
  const { data: held = {} } = useRolePermissions();
  const nameOfRole = useRoleName();
  const chosen = useWatch({ name: source }) as string | null;
  const isDemanding = roles.some((one) => one.code === chosen && one.demands_second_factor);
  const choices = roles
    .filter(({ code }) => code === stored || (mayAssignRole(who, code) && mayGrant(who, held[code] ?? [])))
    .map(({ code }) => ({ id: code, name: nameOfRole(code) }));
  return (
    <SelectInput
      source={source}
      choices={choices}
      helperText={isError ? 'messages.load_failed' : isDemanding && 'roles.demands_with'}
      {...props}
      isRequired={!props.readOnly}
    />
  );
}
