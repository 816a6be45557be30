import Link from '@mui/material/Link';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { EmailValue } from '../../kit/fields/EmailValue.tsx';
import { EnumValue } from '../../kit/fields/EnumValue.tsx';
import { ListLoadError } from '../../kit/list/ListLoadError.tsx';
import { SkeletonRows } from '../../kit/list/SkeletonRows.tsx';
import { TableScroll } from '../../kit/list/TableScroll.tsx';
import { useStaleRows } from '../../kit/list/useStaleRows.ts';
import { RoleValue } from './values.tsx';
import { nameOf } from '../../schemas/model.ts';
import { staff, type Staff } from '../../schemas/staff/staff.ts';

const columns = ['first_name', 'last_name', 'email', 'is_voided', 'role', 'status'];

/** The dialog returns to this page when closed. */
const state = { dialog: true };

const pathOf = ({ id }: Staff) => `/staff/${id}`;

/** Staff members; each row opens its dialog. */
export function StaffTable() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data, error, isPending, isFetching, total, refetch } = useListContext<Staff>();
  const isOld = useStaleRows();
  const name = translate('resources.staff.name', { smart_count: 2 });
  if (error && !data) return <ListLoadError onRetry={() => void refetch()} />;
  return (
    <TableScroll tabIndex={0} role="region" aria-label={name}>
      <table aria-label={name} aria-busy={isFetching}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{translate(`resources.staff.fields.${column}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody data-old={isOld || undefined}>
          {isPending && <SkeletonRows columns={columns.length} />}
          {total === 0 && (
            <tr>
              <td colSpan={columns.length}>{translate('list.empty')}</td>
            </tr>
          )}
          {data?.map((person) => (
            <RecordContextProvider key={person.id} value={person}>
              <tr onClick={() => void navigate(pathOf(person), { state })}>
                <td title={person.first_name}>
                  <Link
                    component={RouterLink}
                    to={pathOf(person)}
                    state={state}
                    color="inherit"
                    aria-label={nameOf(staff, person)}
                    onClick={(event) => event.stopPropagation()}
                  >
                    {person.first_name}
                  </Link>
                </td>
                <td title={person.last_name}>{person.last_name}</td>
                <td>
                  <EmailValue source="email" />
                </td>
                <td>{translate(`ra.boolean.${person.is_voided}`)}</td>
                <td>
                  <RoleValue source="role" />
                </td>
                <td>
                  <EnumValue source="status" />
                </td>
              </tr>
            </RecordContextProvider>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
