import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PeopleNames } from './PeopleNames.tsx';
import type { Staff } from '../../../schemas/staff/staff.ts';

/** Who must set up a second factor once a role requires it, or may turn it off once it does not. */
export function SecondFactorEffect({ people, isDemanded }: { people: Staff[]; isDemanded: boolean }) {
  const translate = useTranslate();
  const having = people.filter((person) => person.second_factor_date);
  const lacking = people.filter((person) => !person.second_factor_date);
  const concerned = isDemanded ? lacking : having;
  const key = (end: string) => `access.effect.factor.${isDemanded ? 'on' : 'off'}.${end}`;
  return (
    <section>
      {concerned.length > 0 && (
        <PeopleNames people={concerned} lead={translate(key('people'), { smart_count: concerned.length })} />
      )}
      {concerned.length < people.length && (
        <Typography>{translate(key('others'), { smart_count: people.length - concerned.length })}</Typography>
      )}
    </section>
  );
}
