import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLookups } from '../../store/index.ts';
import { Form } from '../../../kit/form/Form.tsx';
import { Draft } from '../../../kit/form/Draft.tsx';
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard.tsx';
import { switched, type SettingsGroup, type RepairSettings } from './repairSettings.ts';
import { CounterSettings } from './CounterSettings.tsx';
import { SettingsActions } from './SettingsActions.tsx';
import { Switches } from './Switches.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

interface SettingsFormProps {
  stored: RepairSettings;
  onClose: () => void;
}

const text = (key: string) => `resources.repairs.settings.${key}`;

/** The form of the settings. Saves changed ones only. */
export function SettingsForm({ stored, onClose }: SettingsFormProps) {
  const translate = useTranslate();
  const { textOf } = useLookups();
  const { save, isSaving, isSaved, outcome } = useSaveSettings(stored, onClose);
  const dropOffs = Object.keys(stored.delivery_methods);
  const namesOf = (groups: SettingsGroup[]) => groups.map((group) => translate(text(group))).join(', ');
  return (
    <Form values={stored} onSubmit={(values: FieldValues) => save(values as RepairSettings)}>
      <UnsavedChangesGuard isSaved={isSaved} />
      <DialogContent dividers>
        <Draft resource="repairSettings" isSaved={isSaved} />
        {outcome && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {translate(text('not_saved'), { parts: namesOf(outcome.failed) })} {translate(outcome.message)}{' '}
            {outcome.saved.length > 0 && translate(text('saved_parts'), { parts: namesOf(outcome.saved) })}
          </Alert>
        )}
        <Switches
          autoFocus
          group="delivery_methods"
          keys={dropOffs}
          labelOf={(code) => textOf('DELIVERY_METHOD', code)}
          allOff={translate(text('no_drop_off'))}
        />
        <Switches
          group="contact_methods"
          keys={Object.keys(stored.contact_methods).filter((code) => code !== 'TEXT')}
          labelOf={(code) => textOf('CONTACT_METHOD', code)}
        />
        <Switches group="options" keys={[...switched]} labelOf={(key) => translate(text(key))} />
        <CounterSettings />
      </DialogContent>
      <SettingsActions dropOffs={dropOffs} isSaving={isSaving} onClose={onClose} />
    </Form>
  );
}
