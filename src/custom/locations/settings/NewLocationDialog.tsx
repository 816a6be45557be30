import { useTranslate, type Identifier } from 'react-admin';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { CreateForm } from '../../../kit/form/CreateForm.tsx';
import ActiveInput from '../../../kit/form/inputs/ActiveInput.tsx';
import { guessTimezone } from '../guessTimezone.ts';
import { GroupTitle } from '../../../kit/form/GroupTitle.tsx';
import TimezoneInput from '../TimezoneInput.tsx';
import CountryInput from '../CountryInput.tsx';
import IsMainInput from '../IsMainInput.tsx';
import StateInput from '../StateInput.tsx';
import type { Slot } from '../../../kit/slots.ts';
import { locationForm } from './locationForm.ts';

const slots: Slot[] = [
  'location_name',
  <GroupTitle source="contact" label="resources.locations.groups.contact" />,
  'email',
  'phone',
  <GroupTitle source="address" label="resources.locations.groups.address" />,
  <CountryInput source="country" />,
  <StateInput source="state" />,
  'city',
  'postcode',
  'address_1',
  <TimezoneInput source="timezone" />,
  'description',
  <IsMainInput source="is_main" />,
  <ActiveInput source="is_voided" />,
];

interface NewLocationDialogProps {
  onClose: () => void;
  onCreated: (id: Identifier) => void;
}

/** Creates a location from its main properties (contract 1 §2.7). */
export default function NewLocationDialog({ onClose, onCreated }: NewLocationDialogProps) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate('settings.locations.create')} onClose={onClose}>
      <CreateForm
        model={locationForm}
        slots={slots}
        draft="locations/new"
        values={{ timezone: guessTimezone() }}
        success="resources.locations.messages.section_created"
        submitLabel="settings.locations.add"
        onSaved={({ id }) => (id === undefined ? onClose() : onCreated(id))}
        onCancel={onClose}
      />
    </DialogFrame>
  );
}
