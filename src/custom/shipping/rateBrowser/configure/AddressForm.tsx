import { memo } from 'react';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { BooleanInput } from '../../../../kit/form/inputs/BooleanInput.tsx';
import { TextInput } from '../../../../kit/form/inputs/TextInput.tsx';
import { FormGrid } from '../../../../kit/form/FormGrid.tsx';
import { formatPhone } from '../../../../schemas/phone.ts';
import { CountryInput, StateInput } from '../../../locations/index.ts';
import { fieldLabel } from '../fieldLabel.ts';
import { AddressCheck } from './AddressCheck.tsx';
import { useAddressCheck } from './useAddressCheck.ts';

/** Recipient, or sender of a return; validated by the carrier on mount and on blur. */
export const AddressForm = memo(function AddressForm() {
  const translate = useTranslate();
  const isReturn = useWatch({ name: 'isReturn' }) as boolean;
  const { setValue, getValues } = useFormContext();
  const check = useAddressCheck();
  const writePhone = () => {
    const phone = getValues('phone') as string | null;
    if (phone) setValue('phone', formatPhone(phone.trim()), { shouldDirty: true });
  };
  return (
    <div onBlur={check.ask}>
      <Typography component="h3" variant="subtitle2">
        {translate(`shipping.rateBrowser.${isReturn ? 'from_customer' : 'ship_to'}`)}
      </Typography>
      <FormGrid>
        <TextInput source="name" label={fieldLabel('name')} isRequired />
        <TextInput source="company" label={fieldLabel('company')} />
        <TextInput source="phone" label={fieldLabel('phone')} type="tel" onBlur={writePhone} />
        <TextInput source="addressLine1" label={fieldLabel('addressLine1')} isRequired />
        <TextInput source="addressLine2" label={fieldLabel('addressLine2')} />
        <TextInput source="addressLine3" label={fieldLabel('addressLine3')} />
        <CountryInput source="country" label={fieldLabel('country')} isRequired />
        <StateInput source="state" countrySource="country" isRequired />
        <TextInput source="city" label={fieldLabel('city')} isRequired />
        <TextInput source="postalCode" label={fieldLabel('postalCode')} isRequired />
        <div data-wide>
          <BooleanInput source="isResidentialAddress" label={fieldLabel('isResidentialAddress')} />
        </div>
        <div data-wide>
          <AddressCheck check={check} />
        </div>
      </FormGrid>
    </div>
  );
});
