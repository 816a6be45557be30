import { useSession } from '../../authProvider/session.ts';
import { right } from '../../schemas/can.ts';
import { ChoiceFilter } from '../../kit/list/filters/ChoiceFilter.tsx';
import type { FilterInputProps } from '../../kit/slots.ts';
import { useRoleName, useRoles } from './useRoles.ts';

type Props = { source: string } & Partial<FilterInputProps>;

const seesAllStaff = right('VIEW_ALL_STAFF');

/** One of the store's roles; ADMIN is not listed. */
export function RoleFilter({ filter, draft }: Props) {
  const { data = [] } = useRoles();
  const nameOfRole = useRoleName();
  if (!filter || !draft) return null;
  const choices = data
    .filter(({ code }) => code !== 'ADMIN')
    .map(({ code }) => [code, nameOfRole(code)] as const);
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} />;
}

/** One of the locations, for whom sees all staff (contract 2 §6). */
export function LocationFilter({ filter, draft }: Props) {
  const { who, locations } = useSession();
  if (!filter || !draft || !seesAllStaff(who)) return null;
  const choices = locations
    .filter(({ is_voided }) => !is_voided)
    .map(({ id, location_name }) => [String(id), location_name] as const);
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} />;
}
