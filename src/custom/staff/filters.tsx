import { useSession } from '../../authProvider/session.ts';
import { right } from '../../schemas/can.ts';
import { ChoiceFilter } from '../../kit/list/filters/ChoiceFilter.tsx';
import type { FilterInputProps } from '../../kit/slots.ts';
import { LocationFilter } from '../locations/index.ts';
import { useRoleName, useRoles } from './useRoles.ts';

type Props = { source: string } & Partial<FilterInputProps>;

const seesAllStaff = right('VIEW_ALL_STAFF');

/** Filters by role; ADMIN is not listed. */
export function RoleFilter({ filter, draft }: Props) {
  const { data = [] } = useRoles();
  const nameOfRole = useRoleName();
  if (!filter || !draft) return null;
  const choices = data
    .filter(({ code }) => code !== 'ADMIN')
    .map(({ code }) => [code, nameOfRole(code)] as const);
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} />;
}

/** Filters by location, for staff who see all staff (contract 2 §6). */
export function StaffLocationFilter(props: Props) {
  return seesAllStaff(useSession().who) ? <LocationFilter {...props} /> : null;
}
