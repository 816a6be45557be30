import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { usePages } from '../../../kit/page.ts';
import { right } from '../../../schemas/can.ts';
import { effectsOf } from '../../../schemas/staff/effects.ts';
import { staff, type Staff } from '../../../schemas/staff/staff.ts';
import { EffectText } from '../access/EffectText.tsx';
import { SecondFactorEffect } from './SecondFactorEffect.tsx';
import { PeopleNames } from './PeopleNames.tsx';
import { changesSecondFactor, changesRights, requiresSecondFactor, type RoleChange } from './roleChange.ts';

const everybody = { page: 1, perPage: 100_000 };
const seesAllStaff = right('VIEW_ALL_STAFF');

/** The effects of a role change on its holders. */
export function RoleEffects(change: RoleChange) {
  const { before, after } = change;
  const translate = useTranslate();
  const text = (key: string, options?: object) => translate(`access.effect.${key}`, options);
  const { who, features } = useSession();
  const maySee = useCan()('list', staff);
  const pages = usePages();
  const { data, isPending } = useGetList<Staff>(
    staff.name,
    { pagination: everybody, sort: staff.defaultSort, filter: { role: before.code, only_enabled: true } },
    { enabled: maySee, staleTime: 0, retry: 1 },
  );
  if (!maySee) return text('unseen');
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (!data) return text('failed');
  const rights = [before.permissions, after.permissions] as const;
  const { groups, unchanged } = changesRights(change)
    ? effectsOf(data, rights, pages, features)
    : { groups: [], unchanged: [] };
  return (
    <>
      {seesAllStaff(who) !== true && <Typography color="text.secondary">{text('as_far')}</Typography>}
      {data.length === 0 && text('nobody')}
      {groups.map(({ effect, people }) => (
        <section key={people[0]?.id}>
          <PeopleNames people={people} lead={text('people', { smart_count: people.length })} />
          <EffectText effect={effect} />
        </section>
      ))}
      {unchanged.length > 0 && (
        <Typography>{text('unchanged', { smart_count: unchanged.length })}</Typography>
      )}
      {changesSecondFactor(change) && (
        <SecondFactorEffect people={data} isDemanded={requiresSecondFactor(after)} />
      )}
    </>
  );
}
