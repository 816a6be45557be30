import { CreateBase, useTranslate, type Identifier } from 'react-admin';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { useSaving } from '../../../kit/form/useSaving.ts';
import ActiveInput from '../../../kit/form/inputs/ActiveInput.tsx';
import { guessTimezone } from '../guessTimezone.ts';
import { GroupTitle } from '../../../kit/form/GroupTitle.tsx';
import TimezoneInput from '../TimezoneInput.tsx';
import CountryInput from '../CountryInput.tsx';
import MainInput from '../MainInput.tsx';
import StateInput from '../StateInput.tsx';
import type { Slot } from '../../../kit/slots.ts';
import { defaultsOf } from '../../../schemas/input.ts';
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
  <MainInput source="is_main" />,
  <ActiveInput source="is_voided" />,
];

interface NewLocationDialogProps {
  onClose: () => void;
  onCreated: (id: Identifier) => void;
}

/** A new location with the most important of its properties (contract 1 §2.7). */
export default function NewLocationDialog({ onClose, onCreated }: NewLocationDialogProps) {
  const translate = useTranslate();
  const { mutationOptions, ...saving } = useSaving({
    model: locationForm,
    kind: 'create',
    success: 'resources.locations.messages.section_created',
    onSaved: ({ id }) => (id === undefined ? onClose() : onCreated(id)),
  });
  return (
    <DialogFrame title={translate('settings.locations.create')} onClose={onClose}>
      <CreateBase
        resource={locationForm.name}
        redirect={false}
        disableAuthentication
        mutationMode="pessimistic"
        mutationOptions={mutationOptions}
      >
        <RecordForm
          model={locationForm}
          slots={slots}
          saving={saving}
          draft="locations/new"
          defaultValues={{ ...defaultsOf(locationForm), timezone: guessTimezone() }}
          submitLabel={translate('settings.locations.add')}
          onCancel={onClose}
        />
      </CreateBase>
    </DialogFrame>
  );
}
