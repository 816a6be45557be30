import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Add from '@mui/icons-material/Add';
import { startTransition, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { requirementOf } from '../../../schemas/tickets/intakeRules.ts';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import { ChecklistInput } from '../rules/ChecklistInput.tsx';
import { LeftItemsInput } from '../rules/LeftItemsInput.tsx';
import { useChecklist } from '../rules/useChecklist.ts';
import { NewPasscodeInput } from './NewPasscodeInput.tsx';
import { NewPhotosInput } from './NewPhotosInput.tsx';
import { useOfDevice } from './useOfDevices.ts';

const sections = ['condition', 'left_items', 'photos', 'passcode'] as const;
type Section = (typeof sections)[number];

const isFilled = (value: NewTicketDevice[Section]) =>
  Array.isArray(value) ? value.length > 0 : value !== null;

const sectionsOf = (device: NewTicketDevice) => ({
  deviceId: device.device_id,
  productId: device.product_id,
  filled: sections.filter((section) => isFilled(device[section])),
});

interface DeviceSectionsProps {
  name: string;
  /** The name of the device at any later time; undefined once it is removed. */
  currentName: () => string | undefined;
}

/** What the intake form of the device asks for; what is optional opens by a button. */
export function DeviceSections({ name, currentName }: DeviceSectionsProps) {
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const { errors } = useFormState({ name });
  const { deviceId, productId, filled } = useOfDevice(name, sectionsOf);
  const { checklist, error, reload } = useChecklist({ deviceId, productId });
  const [opened, setOpened] = useState<Section[]>([]);
  const latest = opened.at(-1);
  useEffect(() => {
    if (latest) setFocus(`${name}.${latest}`);
  }, [latest, name, setFocus]);
  if (error) return <LoadErrorAlert message="messages.load_failed" onRetry={reload} />;
  if (!checklist) return <Skeleton variant="rounded" height={36} sx={{ mt: 2 }} />;

  const isAsked = { condition: checklist.items.length > 0, passcode: checklist.keepsPasscodes };
  const ruleOf = (section: Section) =>
    (section === 'condition' || section === 'passcode') && !isAsked[section]
      ? 'HIDDEN'
      : requirementOf(checklist.form, section);
  const lacksKey = !checklist.keepsPasscodes && requirementOf(checklist.form, 'passcode') === 'REQUIRED';
  const isOpen = (section: Section) =>
    opened.includes(section) ||
    ruleOf(section) === 'REQUIRED' ||
    filled.includes(section) ||
    Boolean(get(errors, `${name}.${section}`));
  const closed = sections.filter((section) => !isOpen(section) && ruleOf(section) === 'OPTIONAL');
  const propsOf = (section: Section) => ({
    source: `${name}.${section}`,
    isRequired: ruleOf(section) === 'REQUIRED',
  });
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      {checklist.isGuessed && <Alert severity="info">{translate('intake.offline.checklist')}</Alert>}
      {isOpen('condition') && <ChecklistInput {...propsOf('condition')} {...{ deviceId, productId }} />}
      {isOpen('left_items') && <LeftItemsInput {...propsOf('left_items')} />}
      {isOpen('photos') && <NewPhotosInput {...propsOf('photos')} currentDevice={currentName} />}
      {isOpen('passcode') && <NewPasscodeInput {...propsOf('passcode')} />}
      {lacksKey && <Alert severity="info">{translate('passcodes.no_key')}</Alert>}
      {closed.length > 0 && (
        <Stack
          direction="row"
          role="group"
          aria-label={translate('intake.sections.more')}
          sx={{ gap: 1, flexWrap: 'wrap' }}
        >
          {closed.map((section) => (
            <Button
              key={section}
              size="small"
              startIcon={<Add />}
              onClick={() => startTransition(() => setOpened((all) => [...all, section]))}
            >
              {translate(`intake.sections.${section}`)}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
