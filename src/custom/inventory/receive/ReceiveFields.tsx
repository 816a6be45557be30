import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Location } from '../../../authProvider/session.ts';
import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../../kit/form/inputs/NumberInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { LinesEditor } from '../../../kit/lines/Lines.tsx';
import type { LineColumn } from '../../../kit/lines/lineSlots.ts';
import { ItemSearch } from '../search/ItemSearch.tsx';
import type { FoundItem } from '../search/useFindItem.ts';
import { SerialsInput } from '../SerialsInput.tsx';
import { StockLocationInput } from '../steps/StockLocationInput.tsx';
import { itemCodes } from '../texts.ts';
import { useCanSeeCosts } from '../useCanSeeCosts.ts';
import { receiveLine, type ReceiveForm, type ReceiveLine } from './receiveForm.ts';
import { addItem, addSerial } from './addScanned.ts';

/** Location, lines and note. */
export function ReceiveFields({ locations }: { locations: Location[] }) {
  const translate = useTranslate();
  const { control, getValues, setValue, trigger, clearErrors } = useFormContext<ReceiveForm>();
  const { errors, isSubmitted } = useFormState({ control });
  const seesCosts = useCanSeeCosts();
  const change = (lines: ReceiveForm['lines'] | undefined) => {
    if (!lines) return false;
    const before = getValues('lines');
    const changed = lines.findIndex((line, index) => line !== before[index]);
    setValue('lines', lines, { shouldDirty: true });
    // A line that was just added shows no errors yet.
    if (changed < before.length) void trigger([`lines.${changed}.quantity`, `lines.${changed}.serials`]);
    return true;
  };
  const take = ({ item, serial }: FoundItem) => {
    clearErrors('lines');
    change(addItem(getValues('lines'), receiveLine(item, serial?.serial)));
  };
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <FormGrid sx={{ pt: 0 }}>
        <StockLocationInput locations={locations} />
        <TextInput source="note" label="inventory.line.note" />
      </FormGrid>
      <LinesEditor<ReceiveLine>
        source="lines"
        words="inventory.receive"
        nameOf={({ item }) => item.name}
        renderDetails={({ item }) => [itemCodes(item)]}
        columns={seesCosts ? [quantity, unitCost] : [quantity]}
        renderMore={({ item }, line) =>
          item.is_serialized && <SerialsInput source={`${line}.serials`} isRequired />
        }
        renderSearch={() => (
          <ItemSearch
            label={translate('inventory.search.label')}
            onFound={take}
            onUnknown={(code) => change(addSerial(getValues('lines'), code))}
            error={isSubmitted ? errors.lines?.message : undefined}
            autoFocus
          />
        )}
      />
    </Stack>
  );
}

const quantity: LineColumn<ReceiveLine> = {
  name: 'quantity',
  width: 110,
  renderInput: (line, { item }) =>
    !item.is_serialized && (
      <NumberInput source={`${line}.quantity`} label="inventory.line.quantity" isRequired />
    ),
};

const unitCost: LineColumn<ReceiveLine> = {
  name: 'unit_cost',
  width: 140,
  renderInput: (line) => <MoneyInput source={`${line}.unit_cost`} label="inventory.line.unit_cost" isCents />,
};
