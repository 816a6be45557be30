import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Location } from '../../../authProvider/session.ts';
import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { adjustReasons } from '../../../schemas/inventory/states.ts';
import { ItemSearch } from '../search/ItemSearch.tsx';
import { StockLocationInput } from '../steps/StockLocationInput.tsx';
import type { AdjustForm, StockLevel } from './adjustForm.ts';
import { ChangeInputs } from './ChangeInputs.tsx';
import { useStockLevel } from './useStockLevel.ts';

interface AdjustFieldsProps {
  locations: Location[];
  /** Called with the current stock level. */
  onLevel: (level: StockLevel | undefined) => void;
}

/** Item, location, change and reason. */
export function AdjustFields({ locations, onLevel }: AdjustFieldsProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext<AdjustForm>();
  const { errors, isSubmitted } = useFormState<AdjustForm>();
  const { item, location_id, reason } = useWatch<AdjustForm>() as AdjustForm;
  const level = useStockLevel(item?.id, location_id);
  useEffect(() => onLevel(level), [level, onLevel]);
  const choose = (chosen: AdjustForm['item']) => {
    setValue('item', chosen, { shouldDirty: true, shouldValidate: true });
    setValue('way', 'less');
    setValue('gone', []);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {item ? (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography sx={{ flexGrow: 1, fontWeight: 500, overflowWrap: 'anywhere' }}>{item.name}</Typography>
          <Button size="small" autoFocus onClick={() => choose(null)}>
            {translate('inventory.adjust.other_item')}
          </Button>
        </Stack>
      ) : (
        <ItemSearch
          label={translate('inventory.search.label')}
          onFound={({ item: { id, name, is_serialized, cost, currency }, serial }) => {
            choose({ id, name, is_serialized, cost, currency });
            if (serial?.state === 'IN_STOCK') setValue('gone', [serial.serial], { shouldDirty: true });
          }}
          error={isSubmitted ? errors.item?.message : undefined}
          autoFocus
        />
      )}
      <FormGrid>
        <StockLocationInput locations={locations} />
        <SelectInput
          source="reason"
          label="inventory.line.reason"
          isRequired
          choices={adjustReasons.map((id) => ({
            id,
            name: translate(`resources.movements.values.reason.${id}`),
          }))}
        />
      </FormGrid>
      {item && location_id !== null && <ChangeInputs item={item} locationId={location_id} level={level} />}
      <TextInput source="note" label="inventory.line.note" isRequired={reason === 'OTHER'} />
    </Stack>
  );
}
