import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { UnsavedChangesDialog } from '../../../kit/form/UnsavedChangesDialog.tsx';
import {
  onlinePaymentSettings,
  paymentWays,
  type NewOnlinePaymentSettings,
  type OnlinePaymentSettings,
  type PaymentWay,
} from '../../../schemas/onlinePayments/settings.ts';
import { useOnlinePaymentCalls } from '../calls.ts';
import { StoredKeys } from './StoredKeys.tsx';
import { KeyInput, SettingInput } from './SettingInput.tsx';

interface PaymentsFormProps {
  settings: OnlinePaymentSettings;
  onSaved: () => void;
}

const words = 'online_payments.settings';

/** The ways to pay by a link, each with what it needs. */
export function PaymentsForm({ settings, onSaved }: PaymentsFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const labelId = useId();
  const mayEdit = useCan()('update', onlinePaymentSettings);
  const { savePaymentSettings } = useOnlinePaymentCalls();
  const [changes, setChanges] = useState<Partial<NewOnlinePaymentSettings>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { way, address } = { ...settings, ...changes };
  const isDirty = Object.values(changes).some((value) => value !== undefined);
  const set = (change: Partial<NewOnlinePaymentSettings>) => {
    setChanges({ ...changes, ...change });
    setErrors({});
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await savePaymentSettings({ body: { way, address, ...changes } });
      setChanges({});
      notify(`${words}.saved`, { type: 'success' });
      onSaved();
    } catch (error) {
      const problems = problemsOf(error);
      const texts = problems.map(({ path, code }) => [
        path.slice(1),
        translate(`${words}.errors.${code}`, { _: code }),
      ]);
      setErrors(Object.fromEntries(texts) as Record<string, string>);
      if (problems.length === 0) setFailure(translate(reasonOf(error, 'messages.failed')));
    } finally {
      setIsBusy(false);
    }
  };
  const ways = paymentWays.filter((one) => one !== 'SAMPLE' || settings.has_sample);
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack sx={{ gap: 2, alignItems: 'start', maxWidth: 640 }}>
        <FormControl disabled={!mayEdit} error={Boolean(errors.way)}>
          <FormLabel id={labelId}>{translate(`${words}.way`)}</FormLabel>
          <RadioGroup
            aria-labelledby={labelId}
            value={way}
            onChange={(_, value) => set({ way: value as PaymentWay })}
          >
            {ways.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio />}
                label={
                  <WayLabel
                    name={translate(`${words}.ways.${one}`)}
                    hint={translate(`${words}.hints.${one}`)}
                  />
                }
              />
            ))}
          </RadioGroup>
        </FormControl>
        {way === 'ADDRESS' && (
          <SettingInput
            name="address"
            value={address}
            maxLength={500}
            onChange={(value) => set({ address: value })}
            {...{ errors, mayEdit }}
          />
        )}
        {way === 'STRIPE' && (
          <>
            {!settings.keeps_keys && <Alert severity="warning">{translate(`${words}.no_keys`)}</Alert>}
            <KeyInput
              name="key"
              value={changes.key ?? ''}
              end={settings.key_end}
              onChange={(key) => set({ key: key || undefined })}
              {...{ errors, mayEdit }}
            />
            <KeyInput
              name="webhook_secret"
              hint={translate(`${words}.webhook_hint`, { url: settings.webhook_url })}
              value={changes.webhook_secret ?? ''}
              end={settings.webhook_end}
              onChange={(webhook_secret) => set({ webhook_secret: webhook_secret || undefined })}
              {...{ errors, mayEdit }}
            />
          </>
        )}
        {way !== 'STRIPE' && <StoredKeys {...{ settings, changes, mayEdit }} onChange={set} />}
        {failure && <Alert severity="error">{failure}</Alert>}
        {mayEdit && (
          <Button type="submit" variant="contained" disabled={isBusy || !isDirty}>
            {translate('settings.save')}
          </Button>
        )}
      </Stack>
      <UnsavedChangesDialog isUnsaved={() => isDirty} isDirty={isDirty} isSaving={isBusy} />
    </form>
  );
}

const WayLabel = ({ name, hint }: { name: string; hint: string }) => (
  <>
    {name}
    <Typography variant="caption" component="span" color="text.secondary" sx={{ display: 'block' }}>
      {hint}
    </Typography>
  </>
);
