import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { EditCard } from '../../kit/form/EditCard.tsx';
import { profileModel } from '../../schemas/staff/profile.ts';
import type { Staff } from '../../schemas/staff/staff.ts';
import { EmailField, LanguageInput, RoleField } from './profileFields.tsx';
import { SecondFactorCard } from './secondFactor/SecondFactorCard.tsx';
import { SessionsCard } from './signIn/SessionsCard.tsx';
import { SignInCard } from './signIn/SignInCard.tsx';
import { useApplyLanguage } from './useApplyLanguage.ts';

const slots = [
  <RoleField source="role" />,
  <EmailField source="email" />,
  'first_name',
  'last_name',
  'phone',
  <LanguageInput source="settings" />,
];

/** What staff may change about themselves (contract 1 §2.6). */
export default function ProfilePage() {
  const translate = useTranslate();
  const { id, first_name, last_name } = useSession().staff;
  const model = useMemo(() => profileModel({ first_name, last_name }), [first_name, last_name]);
  const speak = useApplyLanguage('resources.staff.messages.updated');
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {translate('account.profile.title')}
      </Typography>
      <EditCard
        model={model}
        id={id}
        section="profile"
        slots={slots}
        onSaved={(saved) => speak((saved as Staff).settings.default_locale)}
      />
      <Stack sx={{ gap: 2, mt: 2 }}>
        <SignInCard />
        <SecondFactorCard />
        <SessionsCard />
      </Stack>
    </Box>
  );
}
