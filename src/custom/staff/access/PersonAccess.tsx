import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { usePages } from '../../../kit/page.ts';
import { containsText } from '../../../schemas/searchText.ts';
import { whoOf } from '../../../schemas/staff/effects.ts';
import { rightsWithoutEffectAt, simulate } from '../../../schemas/staff/simulate.ts';
import { PagesBySection } from './PagesBySection.tsx';
import { useSimulated } from './simulatedPerson.ts';
import { PersonLine } from './PersonLine.tsx';
import { allRights, RightTable } from './RightTable.tsx';
import { filterRows, accessRows } from './rows.ts';
import { useAccessTexts } from './accessTexts.ts';

/** What the selected person can see and do at a location: pages, actions and rights. */
export function PersonAccess({ location }: { location: number }) {
  const translate = useTranslate();
  const words = useAccessTexts();
  const { features } = useSession();
  const pages = usePages();
  const { person, ofRole } = useSimulated();
  const [search, setSearch] = useState('');
  const [isOnlyNo, setIsOnlyNo] = useState(false);
  const { who, answers, idle } = useMemo(() => {
    const one = whoOf(person, ofRole);
    return {
      who: one,
      answers: simulate({ who: one, features }, pages, location),
      idle: rightsWithoutEffectAt(one, pages, location),
    };
  }, [person, ofRole, features, pages, location]);
  const rightName = (right: string) => translate(`rights.${right}`);
  const matches = (text: string) => containsText(text, search);
  const shown = filterRows(accessRows(answers, words), { matches, isOnlyNo, rightName });
  const rights = allRights.filter(
    (right) => matches(rightName(right)) && !(isOnlyNo && who.rights.includes(right)),
  );
  return (
    <>
      <PersonLine />
      {person.is_voided && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('access.deactivated')}
        </Alert>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, mb: 2 }}>
        <TextField
          type="search"
          label={translate('access.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ width: { sm: 360 } }}
        />
        <FormControlLabel
          control={<Switch checked={isOnlyNo} onChange={(_, checked) => setIsOnlyNo(checked)} />}
          label={translate('access.only_no')}
        />
      </Stack>
      {shown.length + rights.length === 0 && <Typography>{translate('access.none')}</Typography>}
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('access.pages')}
      </Typography>
      <PagesBySection pages={shown} isOpen={Boolean(search.trim()) || isOnlyNo} />
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        {translate('access.rights')} ·{' '}
        {translate('access.count', { yes: who.rights.length, all: allRights.length })}
      </Typography>
      {rights.length > 0 && (
        <RightTable label={translate('access.rights')} {...{ rights, idle }} held={who.rights} />
      )}
    </>
  );
}
