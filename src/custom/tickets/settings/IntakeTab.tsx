import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Loading } from '../../../kit/errors/Loading.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useLoadStoredDocument } from '../../storefront/index.ts';
import { useChecklist } from '../rules/useChecklist.ts';
import { IntakeRulesEditor } from './IntakeRulesEditor.tsx';
import { useIntakeRulesSource } from './useIntakeRulesSource.ts';

/** Settings of the intake: forms with checklists, terms to sign, and reasons. */
export default function IntakeTab() {
  const translate = useTranslate();
  const source = useIntakeRulesSource();
  const { checklist } = useChecklist({});
  const { stored, error, reload } = useLoadStoredDocument(source);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('settings.tabs.Intake')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('settings.intake.text')}
      </Typography>
      {checklist?.keepsPasscodes === false && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('passcodes.not_asked')}
        </Alert>
      )}
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={reload} />}
      {!error && !stored && <Loading />}
      {stored && <IntakeRulesEditor source={source} />}
    </section>
  );
}
