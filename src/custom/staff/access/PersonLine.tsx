import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { nameOf } from '../../../schemas/model.ts';
import { staff } from '../../../schemas/staff/staff.ts';
import { useMayEditRole } from '../useMayEditRole.ts';
import { useRoleName } from '../useRoles.ts';
import { personEditorPath, roleEditorPath } from './paths.ts';
import { useSimulated } from './simulatedPerson.ts';

/** The selected person, with links to edit their rights. */
export function PersonLine() {
  const translate = useTranslate();
  const nameOfRole = useRoleName();
  const mayEditRole = useMayEditRole();
  const { locations } = useSession();
  const { person, ofRole } = useSimulated();
  const home = locations.find(({ id }) => id === person.location_id);
  const { role } = person;
  return (
    <Typography component="div" sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <span>
        {translate(home ? 'access.works_at' : 'access.works_nowhere', {
          name: nameOf(staff, person),
          role: nameOfRole(role),
          location: home?.location_name,
        })}
      </span>
      <Link component={RouterLink} to={personEditorPath(person.id)} state={{ dialog: true }}>
        {translate('access.edit_person')}
      </Link>
      {mayEditRole({ code: role, permissions: [...ofRole] }) && (
        <Link component={RouterLink} to={roleEditorPath(role)}>
          {translate('access.edit_role')}
        </Link>
      )}
    </Typography>
  );
}
