import { useRecordContext, useTranslate } from 'react-admin';
import { rightCodes, type PermissionRecord } from '../../schemas/effectiveRights.ts';
import { nameOf } from '../../schemas/model.ts';
import { staff } from '../../schemas/staff/staff.ts';
import { DateValue } from '../../kit/fields/DateValue.tsx';
import { Status } from '../../kit/fields/Status.tsx';
import type { SlotProps } from '../../kit/slots.ts';
import { RoleName } from './RoleName.tsx';

export function FullName(_: SlotProps) {
  const record = useRecordContext();
  if (!record) return null;
  const name = nameOf(staff, record);
  return <span title={name}>{name}</span>;
}

export function RoleValue({ source = 'role' }: SlotProps) {
  const code = useRecordContext()?.[source] as string | undefined;
  return code ? <RoleName code={code} /> : null;
}

/** Invited, active or deactivated. */
export function StaffStatus({ source = 'status' }: SlotProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record) return null;
  if (record.is_voided) return <Status tone="neutral">{translate('resources.staff.inactive')}</Status>;
  const status = String(record[source] ?? 'INVITED');
  return (
    <Status tone={status === 'ACTIVE' ? 'positive' : 'warning'}>
      {translate(`resources.staff.values.status.${status}`)}
    </Status>
  );
}

/** Since when the second factor is on, if it is. */
export function FactorValue({ source = 'second_factor_date' }: SlotProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record) return null;
  return record[source] ? (
    <Status tone="positive">
      <DateValue source={source} />
    </Status>
  ) : (
    <Status tone="neutral">{translate('resources.staff.factor_off')}</Status>
  );
}

/** Rights as labels. */
export function RightsValue({ source = 'permissions' }: SlotProps) {
  const translate = useTranslate();
  const held = useRecordContext()?.[source] as PermissionRecord[] | undefined;
  const words = rightCodes(held ?? []).map((right) => translate(`rights.${right}`));
  return <span>{words.join(', ')}</span>;
}
