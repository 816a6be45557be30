import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { usePages } from '../../../kit/page.ts';
import { effectOf, hasEffect, whoOf } from '../../../schemas/staff/effects.ts';
import type { Staff } from '../../../schemas/staff/staff.ts';
import { EffectText } from '../access/EffectText.tsx';
import { useRoles } from '../useRoles.ts';
import type { Assignment } from './assignment.ts';

interface PersonEffectProps extends Assignment {
  role: string;
  /** Rights by role code. */
  held: Record<string, string[]>;
}

/** What the edited person gains and loses on save. */
export function PersonEffect({ held, ...changed }: PersonEffectProps) {
  const stored = useRecordContext<Staff>();
  const { features } = useSession();
  const pages = usePages();
  if (!stored?.id) return null;
  const effect = effectOf(
    whoOf(stored, held[stored.role] ?? []),
    whoOf({ ...stored, ...changed }, held[changed.role] ?? []),
    pages,
    features,
  );
  return (
    <div role="status">
      {hasEffect(effect) && <EffectText effect={effect} />}
      {stored.role !== changed.role && <FactorOfRole person={stored} role={changed.role} />}
    </div>
  );
}

/** Whether changing the role starts or ends the second-factor requirement. */
function FactorOfRole({ person, role }: { person: Staff; role: string }) {
  const translate = useTranslate();
  const { data: roles = [] } = useRoles();
  const demands = (code: string) => roles.some((one) => one.code === code && one.demands_second_factor);
  if (demands(role) === demands(person.role)) return null;
  const has = person.second_factor_date ? 'has' : 'lacks';
  return (
    <Typography variant="body2">
      {translate(`access.effect.factor.with_role.${demands(role) ? has : 'off'}`)}
    </Typography>
  );
}
