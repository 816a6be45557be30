import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../../kit/fields/money.ts';
import { MoneyInput } from '../../../../kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../../../kit/form/inputs/NumberInput.tsx';
import { ScanField } from '../../../../kit/scan/ScanField.tsx';
import { normalizeSerial } from '../../../../schemas/inventory/codes.ts';
import { itemCodes } from '../../texts.ts';
import { useCanSeeCosts } from '../../useCanSeeCosts.ts';
import { incrementLine, type FormLine, type LineOptions } from './line.ts';
import { SerialChips } from './SerialChips.tsx';

interface LineFieldsProps extends LineOptions {
  index: number;
  onRemove: () => void;
}

/** A draft line: quantity, and unit cost or serial numbers. */
export function LineFields({ index, onRemove, hasCost, hasSerials }: LineFieldsProps) {
  const showsCost = useCanSeeCosts() && hasCost;
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const source = `lines.${index}`;
  const line = useWatch({ name: source }) as FormLine | undefined;
  if (!line) return null;
  const { item, serials = [], quantity, unit_cost } = line;
  const change = (changed: FormLine) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${source}.serials`, changed.serials, options);
    setValue(`${source}.quantity`, changed.quantity, options);
  };
  const sum =
    typeof unit_cost === 'number' && typeof quantity === 'number' ? unit_cost * quantity : undefined;
  return (
    <Line aria-label={item?.name}>
      <div className="item">
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{item?.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {itemCodes(item)}
        </Typography>
      </div>
      <NumberInput source={`${source}.quantity`} label="stockOrders.lines.quantity" isRequired />
      {showsCost && (
        <MoneyInput source={`${source}.unit_cost`} label="stockOrders.lines.unit_cost" isCents isRequired />
      )}
      {showsCost && (
        <output className="sum">{sum !== undefined && moneyFormat(locale).format(sum / 100)}</output>
      )}
      <IconButton
        className="remove"
        onClick={onRemove}
        aria-label={translate('stockOrders.lines.remove', { name: item?.name ?? '' })}
      >
        <Delete />
      </IconButton>
      {hasSerials && item?.is_serialized && (
        <div className="serials">
          <ScanField
            size="small"
            label={translate('stockOrders.lines.add_serial')}
            isContinuous
            onCode={(code) => change(incrementLine(line, normalizeSerial(code)))}
          />
          <SerialChips
            serials={serials}
            onRemove={(serial) => change({ ...line, serials: serials.filter((one) => one !== serial) })}
          />
        </div>
      )}
    </Line>
  );
}

const Line = styled('li')(({ theme: { palette, spacing, breakpoints } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spacing(1.5),
  alignItems: 'start',
  padding: spacing(2, 0),
  borderTop: `1px solid ${palette.divider}`,
  '& .MuiFormControl-root': { margin: 0 },
  '& .item': { gridColumn: '1 / -1', paddingRight: 48, minWidth: 0 },
  '& .sum': { gridColumn: '1 / -1', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .serials': { gridColumn: '1 / -1', display: 'grid', gap: spacing(1) },
  '& .remove': { position: 'absolute', right: 0, top: spacing(1) },
  [breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& .item': { flex: '1 1 200px', paddingRight: 0 },
    '& .MuiFormControl-root': { width: 130 },
    '& .sum': { width: 110, paddingTop: spacing(1.5) },
    '& .serials': { flexBasis: '100%' },
    '& .serials .MuiFormControl-root': { width: '100%' },
    '& .remove': { position: 'static', marginTop: spacing(0.5) },
  },
}));
