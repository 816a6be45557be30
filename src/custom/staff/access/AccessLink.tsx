import Link from '@mui/material/Link';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { roleAccess } from '../../../schemas/staff/roles.ts';
import type { Staff } from '../../../schemas/staff/staff.ts';
import { accessPath } from './paths.ts';

/** Links to the access page of the record's person. */
export function AccessLink() {
  const translate = useTranslate();
  const may = useCan();
  const person = useRecordContext<Staff>();
  if (!person?.id || !may('list', roleAccess)) return null;
  return (
    <Link component={RouterLink} to={accessPath(person.id)} variant="body2">
      {translate('access.open')}
    </Link>
  );
}
