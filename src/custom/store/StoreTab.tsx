import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { store } from '../../schemas/store/store.ts';
import { useCan } from '../../authProvider/useCan.ts';
import { useStoreSettings } from './useStoreSettings.ts';

/** Whether customers see repair prices (contract 1 §2.7). The switch saves immediately. */
export default function StoreTab() {
  const translate = useTranslate();
  const mayChange = useCan()('update', store, {}, { settings: { display_repair_cost: true } });
  const { settings, error, reload, change, isSaving, failure } = useStoreSettings();
  if (error) return <LoadErrorAlert message="resources.store.messages.load_failed" onRetry={reload} />;
  if (!settings) return <Skeleton variant="rounded" height={88} />;
  return (
    <Card variant="outlined">
      <CardContent>
        <FormControlLabel
          control={
            <Switch
              checked={settings.display_repair_cost}
              disabled={!mayChange || isSaving}
              onChange={(_, display_repair_cost) => change({ display_repair_cost })}
              slotProps={{ input: { 'aria-describedby': 'repair-cost-hint' } }}
            />
          }
          label={translate('settings.store.display_repair_cost')}
        />
        <FormHelperText id="repair-cost-hint" sx={{ mx: 0 }}>
          {translate('settings.store.hint')}
        </FormHelperText>
        {failure && <LoadErrorAlert message={failure.message} onRetry={failure.retry} />}
      </CardContent>
    </Card>
  );
}
