import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocale } from '../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../kit/fields/money.ts';
import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import { NumberInput } from '../../../kit/form/inputs/NumberInput.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { SerialsInput } from '../SerialsInput.tsx';
import {
  differenceOf,
  adjustModes,
  type AdjustForm,
  type AdjustItem,
  type StockLevel,
} from './adjustForm.ts';
import { RemovedSerialsInput } from './RemovedSerialsInput.tsx';

interface ChangeInputsProps {
  item: AdjustItem;
  locationId: number;
  level: StockLevel | undefined;
}

/** Current stock, the change, and the value of the difference. */
export function ChangeInputs({ item, locationId, level }: ChangeInputsProps) {
  const translate = useTranslate();
  const { way } = useWatch<AdjustForm>() as AdjustForm;
  const words = item.is_serialized ? 'serial_ways' : 'ways';
  const offered = item.is_serialized ? adjustModes.filter((one) => one !== 'to') : adjustModes;
  return (
    <div role="group" aria-label={translate('inventory.adjust.way')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {level ? translate('inventory.adjust.there', { ...level }) : <Skeleton width={220} />}
      </Typography>
      <FormGrid>
        <SelectInput
          source="way"
          label="inventory.adjust.way"
          isRequired
          choices={offered.map((id) => ({ id, name: translate(`inventory.adjust.${words}.${id}`) }))}
        />
        {!item.is_serialized && <NumberInput source="amount" label="inventory.line.quantity" isRequired />}
        {item.is_serialized && (
          <div data-wide>
            {way === 'less' ? (
              <RemovedSerialsInput itemId={item.id} locationId={locationId} />
            ) : (
              <SerialsInput source="found" isRequired />
            )}
          </div>
        )}
      </FormGrid>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        <Outcome item={item} level={level} />
      </Typography>
    </div>
  );
}

/** '5 become 3, worth −$24.00'. */
function Outcome({ item: { cost, currency }, level }: Pick<ChangeInputsProps, 'item' | 'level'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const difference = differenceOf(useWatch<AdjustForm>() as AdjustForm, level);
  if (!level || !difference || level.on_hand + difference < 0) return null;
  const becomes = { before: level.on_hand, after: level.on_hand + difference };
  // Cost is missing for staff who may not see it.
  if (typeof cost !== 'number') return translate('inventory.adjust.becomes_plain', becomes);
  const value = moneyFormat(locale, currency).format((difference * cost) / 100);
  return translate('inventory.adjust.becomes', { ...becomes, value });
}
