import { useRecordContext, useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { choosesLocation } from '../../schemas/staff/staffAccess.ts';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';

/**
 * Any open location for staff who may choose it, else their own (contract 2 §6), which is also the default for new
 * staff.
 */
export default function StaffLocationInput({
  source = 'location_id',
  readOnly,
  ...props
}: Partial<InputProps>) {
  const { who, locations } = useSession();
  const translate = useTranslate();
  const stored = useRecordContext()?.[source] as number | undefined;
  const choices = locations
    .filter(({ id, is_voided }) => !is_voided || id === stored)
    .map(({ id, is_voided, location_name: name }) => ({
      id,
      name: is_voided ? translate('resources.staff.location_voided', { name }) : name,
    }));
  return (
    <SelectInput
      source={source}
      choices={choices}
      defaultValue={stored ?? who.location_id}
      readOnly={readOnly || !choosesLocation(who)}
      {...props}
    />
  );
}
