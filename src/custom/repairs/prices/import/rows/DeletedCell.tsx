import { useGetManyAggregate } from 'react-admin';
import { useCan } from '../../../../../authProvider/useCan.ts';
import { staff, type Staff } from '../../../../../schemas/staff/staff.ts';
import type { DeletedService } from '../../types.ts';
import { TermCell } from './TermCell.tsx';
import { useDateTimeText } from '../../../../../kit/fields/useDateTimeText.ts';

/** When a service was removed since the export, and by whom if the user may know. */
export function DeletedCell({ deleted }: { deleted: DeletedService | null }) {
  const momentOf = useDateTimeText();
  const may = useCan();
  const by = deleted?.deleted_by;
  const { data } = useGetManyAggregate<Staff>(
    staff.name,
    { ids: by ? [by] : [] },
    { enabled: Boolean(by) && may('list', staff), retry: false },
  );
  const date = deleted ? momentOf(deleted.deleted_date) : '';
  const name = data?.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join('');
  return (
    <TermCell column="deleted" title={[date, name].filter(Boolean).join(' · ')}>
      {deleted && <span className="newer">{date}</span>}
      {name && <span>{name}</span>}
    </TermCell>
  );
}
