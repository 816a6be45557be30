import { useRecordContext } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { usePages } from '../../../kit/page.ts';
import { effectOf, hasEffect, whoOf } from '../../../schemas/staff/effects.ts';
import type { Staff } from '../../../schemas/staff/staff.ts';
import { EffectText } from '../access/EffectText.tsx';
import type { Assignment } from './assignment.ts';

interface PersonEffectProps extends Assignment {
  role: string;
  /** What each role holds. */
  held: Record<string, string[]>;
}

/** What the person whose form is open will gain and lose once it is saved. */
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
  return <div role="status">{hasEffect(effect) && <EffectText effect={effect} />}</div>;
}
