import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { EditCard } from '../../kit/form/EditCard.tsx';
import { profileOf } from '../../schemas/staff/profile.ts';
import type { Staff } from '../../schemas/staff/staff.ts';
import { LanguageInput, RoleField } from './profileFields.tsx';
import { useSavedLanguage } from './useSavedLanguage.ts';

const slots = [
  <RoleField source="role" />,
  'email',
  'first_name',
  'last_name',
  'phone',
  <LanguageInput source="settings" />,
];

/** What staff may change of themselves (contract 1 §2.6). */
export default function ProfilePage() {
  const translate = useTranslate();
  const { id, first_name, last_name } = useSession().staff;
  const model = useMemo(() => profileOf({ first_name, last_name }), [first_name, last_name]);
  const speak = useSavedLanguage('resources.staff.messages.updated');
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
    </Box>
  );
}
