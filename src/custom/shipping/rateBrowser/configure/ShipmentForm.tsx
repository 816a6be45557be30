import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormGrid } from '../../../../kit/form/FormGrid.tsx';
import { MoneyInput } from '../../../../kit/form/inputs/MoneyInput.tsx';
import { SelectInput } from '../../../../kit/form/inputs/SelectInput.tsx';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import { confirmations, insuranceProviders } from '../../../../schemas/shipping/choices.ts';
import { DimensionInputs, WeightInputs } from '../inputs/MeasureInputs.tsx';
import { PackageInput } from '../inputs/PackageInput.tsx';
import { ShipFromInput } from '../inputs/ShipFromInput.tsx';
import { fieldLabel } from '../fieldLabel.ts';
import { useChoices } from '../useChoices.ts';

/** Shipping settings (contract 4 §5). */
export const ShipmentForm = memo(function ShipmentForm({ carrier }: { carrier: Carrier }) {
  const translate = useTranslate();
  const choices = useChoices();
  const insurance = useWatch({ name: 'insurance' }) as string;
  const services = carrier.services.map(({ service_code, name }) => ({ id: service_code, name }));
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
        {translate('shipping.rateBrowser.shipment')}
      </Typography>
      <FormGrid>
        <div data-wide>
          <ShipFromInput />
        </div>
        <SelectInput source="service" label={fieldLabel('service')} choices={services} isRequired />
        <PackageInput carriers={[carrier]} />
        <WeightInputs />
        <DimensionInputs />
        <SelectInput
          source="confirmation"
          label={fieldLabel('confirmation')}
          choices={choices('confirmation', confirmations)}
          isRequired
        />
        <SelectInput
          source="insurance"
          label={fieldLabel('insurance')}
          choices={choices('insurance', insuranceProviders)}
          isRequired
        />
        {insurance !== 'none' && (
          <MoneyInput source="insuranceAmount" label={fieldLabel('insuranceAmount')} isRequired />
        )}
      </FormGrid>
    </>
  );
});
