import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { allows } from '../../../schemas/can.ts';
import { EditCard } from '../../../kit/form/EditCard.tsx';
import type { Slot } from '../../../kit/slots.ts';
import { hourTypes } from '../../../schemas/locations/hours.ts';
import { locations } from '../../../schemas/locations/locations.ts';
import { locationForm } from './locationForm.ts';
import ClosuresInput from '../ClosuresInput.tsx';
import { StaffSection } from './StaffSection.tsx';
import { WeekInput } from '../WeekInput.tsx';

const slots: Record<string, Slot[]> = {
  details: ['location_name', 'email', 'phone'],
  REGULAR: [<WeekInput source="location_hours" type="REGULAR" />],
  HOLIDAY: [<WeekInput source="location_hours" type="HOLIDAY" />],
  closures: [<ClosuresInput source="closures" />],
};

interface LocationSectionsProps {
  id: number;
  onEditing: (isEditing: boolean) => void;
}

/** The sections of a location. One at a time is edited and saved (contract 1 §4). */
export function LocationSections({ id, onEditing }: LocationSectionsProps) {
  const translate = useTranslate();
  const { who } = useSession();
  const [edited, setEdited] = useState<string>();
  useEffect(() => onEditing(edited !== undefined), [edited, onEditing]);
  const follow = useCallback(
    (section: string, isEditing: boolean) =>
      setEdited((current) => (isEditing ? section : current === section ? undefined : current)),
    [],
  );
  const seesPart = (part: keyof NonNullable<typeof locations.optionalFields>) => {
    const access = locations.optionalFields?.[part]?.access;
    return access && allows(who, access, { id });
  };
  const card = (section: string) => (
    <EditCard
      key={section}
      model={locationForm}
      id={id}
      section={section}
      title={translate(`settings.locations.${section}`)}
      slots={slots[section] ?? []}
      cancelLabel={translate('settings.discard')}
      success="resources.locations.messages.section_updated"
      isBlocked={edited !== undefined && edited !== section}
      onEditing={follow}
    />
  );
  return (
    <>
      {card('details')}
      {seesPart('staff') && (
        <StaffSection
          locationId={id}
          isBlocked={edited !== undefined && edited !== 'staff'}
          onEditing={follow}
        />
      )}
      {seesPart('location_hours') && [...hourTypes, 'closures'].map(card)}
    </>
  );
}
