import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { rightSource } from '../../../schemas/staff/effects.ts';
import { useRoleName } from '../useRoles.ts';
import { personEditorPath, roleEditorPath } from './paths.ts';
import { useSimulated } from './simulatedPerson.ts';
import { useMayEditRole } from '../useMayEditRole.ts';

interface RightLinkProps {
  right: string;
  /** Set where the right's name is already shown beside the link. */
  isUnnamed?: boolean;
}

/** A right and its source, linked to where it can be changed. */
export function RightLink({ right, isUnnamed = false }: RightLinkProps) {
  const translate = useTranslate();
  const nameOfRole = useRoleName();
  const mayEditRole = useMayEditRole();
  const { person, ofRole } = useSimulated();
  const source = rightSource(right, ofRole, person);
  const words = translate(`access.source.${source}`, { role: nameOfRole(person.role) });
  const name = translate(`rights.${right}`);
  const isOfRole = source === 'role' || source === 'none';
  const isRoleOpen = isOfRole && mayEditRole({ code: person.role, permissions: [...ofRole] });
  return (
    <span>
      {!isUnnamed && `${name} (`}
      {source === 'admin' ? (
        words
      ) : (
        <Link
          component={RouterLink}
          to={isRoleOpen ? roleEditorPath(person.role, right) : personEditorPath(person.id)}
          state={{ dialog: !isRoleOpen }}
          aria-label={isUnnamed ? `${name}: ${words}` : `${words}: ${name}`}
        >
          {words}
        </Link>
      )}
      {!isUnnamed && ')'}
    </span>
  );
}
