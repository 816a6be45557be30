import { useRecordContext, useTranslate } from 'react-admin';
import { HistoryButton } from '../../../kit/history/HistoryButton.tsx';
import type { SlotProps } from '../../../kit/slots.ts';
import { role as model } from '../../../schemas/staff/roles.ts';
import type { StoredRole } from '../calls.ts';
import { useRoleName } from '../useRoles.ts';

/** Opens what was changed of a role. */
export function RoleHistory({ role }: { role: StoredRole }) {
  const nameOfRole = useRoleName();
  const record = { ...role, id: role.code, code_text: nameOfRole(role.code) };
  return <HistoryButton model={model} record={record} formats={formats} />;
}

/** Rights by their codes, in words. */
function RightCodes({ source }: SlotProps & { source: string }) {
  const translate = useTranslate();
  const codes = (useRecordContext()?.[source] ?? []) as string[];
  return <span>{codes.map((code) => translate(`rights.${code}`)).join(', ')}</span>;
}

const formats = [<RightCodes source="permissions" />];
