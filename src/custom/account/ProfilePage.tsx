import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useI18nProvider, useLocaleState, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';
import { EditCard } from '../../resources/form/EditCard.tsx';
import { profileOf } from '../../schemas/profile.ts';
import type { Staff } from '../../schemas/staff.ts';
import { LanguageInput, RoleField } from './profileFields.tsx';

const slots = [
  <RoleField source="role" />,
  'email',
  'first_name',
  'last_name',
  'phone',
  <LanguageInput source="settings" />,
];

/** What staff may change of themselves (specification 1 §2.6). */
export default function ProfilePage() {
  const translate = useTranslate();
  const { id, first_name, last_name } = useSession().staff;
  const model = useMemo(() => profileOf({ first_name, last_name }), [first_name, last_name]);
  const speak = useSavedLanguage();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {translate('account.profile.title')}
      </Typography>
      <EditCard model={model} id={id} section="profile" slots={slots} onSaved={speak} />
    </Box>
  );
}

/** Speaks the language that was saved, at once. The screen begins anew in it, so its toast is shown again. */
function useSavedLanguage() {
  const notify = useNotify();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [locale, setLocale] = useLocaleState();
  const spoken = useI18nProvider().getLocale();
  const isSaved = (state as { spoken?: string } | null)?.spoken === spoken;
  useEffect(() => {
    if (!isSaved) return;
    notify('resources.staff.messages.updated', { type: 'success' });
    void navigate('.', { replace: true, state: null });
  }, [isSaved, notify, navigate]);
  return (saved: Partial<RaRecord>) => {
    const { default_locale } = (saved as Staff).settings;
    if (default_locale === locale) return;
    void navigate('.', { replace: true, state: { spoken: default_locale } });
    setLocale(default_locale);
  };
}
