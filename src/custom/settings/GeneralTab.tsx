import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import { useLocales, useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { ScannerCard } from './ScannerCard.tsx';
import { useOwnLanguage } from './useOwnLanguage.ts';

/** The user's language, applied at once and saved with the staff record, and the settings of this device's scanner. */
export default function GeneralTab() {
  const translate = useTranslate();
  const locales = useLocales();
  const { settings } = useSession().staff;
  const { choose, failure, isSaving } = useOwnLanguage();
  return (
    <>
      <Card variant="outlined">
        <CardContent>
          <TextField
            select
            label={translate('settings.general.language')}
            helperText={translate('settings.general.hint')}
            value={settings.default_locale}
            disabled={isSaving}
            onChange={({ target }) => choose(target.value)}
            slotProps={{ select: { native: true } }}
            sx={{ width: 320, maxWidth: '100%', mb: failure ? 2 : 0 }}
          >
            {locales.map(({ locale: value, name }) => (
              <option key={value} value={value} lang={value}>
                {name}
              </option>
            ))}
          </TextField>
          {failure && <LoadErrorAlert message={failure.message} onRetry={failure.retry} />}
        </CardContent>
      </Card>
      <ScannerCard />
    </>
  );
}
