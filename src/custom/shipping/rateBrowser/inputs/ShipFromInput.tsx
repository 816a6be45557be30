import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../../authProvider/session.ts';
import { SelectInput } from '../../../../kit/form/inputs/SelectInput.tsx';
import { lacksAddress } from '../model/validation.ts';
import type { LabelForm } from '../model/form.ts';

/** The shipping location, or the destination of a return label; shows what to do if it has no address. */
export function ShipFromInput() {
  const translate = useTranslate();
  const [shipFrom, isReturn] = useWatch({ name: ['shipFrom', 'isReturn'] }) as [
    LabelForm['shipFrom'],
    LabelForm['isReturn'],
  ];
  const open = useSession().locations.filter(({ is_voided }) => !is_voided);
  const location = open.find(({ id }) => id === shipFrom);
  return (
    <>
      <SelectInput
        source="shipFrom"
        label={`shipping.rateBrowser.${isReturn ? 'returned_to' : 'ship_from'}`}
        choices={open.map(({ id, location_name }) => ({ id, name: location_name }))}
        isRequired
      />
      {lacksAddress(location) && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('shipping.rateBrowser.no_address', { name: location?.location_name })}
        </Alert>
      )}
    </>
  );
}
