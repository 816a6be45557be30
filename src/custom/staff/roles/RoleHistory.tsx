import { HistoryButton } from '../../../kit/history/HistoryButton.tsx';
import { role as model } from '../../../schemas/staff/roles.ts';
import type { StoredRole } from '../calls.ts';
import { useRoleName } from '../useRoles.ts';
import { roleFormats } from './roleFormats.tsx';

/** Opens the history of a role. */
export function RoleHistory({ role }: { role: StoredRole }) {
  const nameOfRole = useRoleName();
  const record = { ...role, id: role.code, code_text: nameOfRole(role.code) };
  return <HistoryButton model={model} record={record} formats={roleFormats} />;
}
