import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../../authProvider/session.ts';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../../kit/fields/money.ts';
import { MoneyInput } from '../../../../kit/form/inputs/MoneyInput.tsx';
import { TextInput } from '../../../../kit/form/inputs/TextInput.tsx';
import { MAX_QUANTITY } from '../../../../schemas/inventory/lines.ts';
import { changesPrices } from '../../../../schemas/sales/access.ts';
import { hasOwnPrice, type Order } from '../../../../schemas/sales/orders.ts';
import { discountOf } from '../../../../schemas/sales/price.ts';
import { IncomingStockText } from './IncomingStockText.tsx';
import { DiscountInput } from '../DiscountInput.tsx';
import { StaffInput } from '../../../staff/index.ts';
import { useLineText } from './lineText.ts';
import { hasCustomPrice, isSerialized, numberOrZero, type FormLine } from './line.ts';
import { QuantityInput } from './QuantityInput.tsx';
import { SerialsField } from './SerialsField.tsx';

interface LineFieldsProps {
  index: number;
  onRemove: () => void;
}

/** A line of an open order; a card on a phone. */
export function LineFields({ index, onRemove }: LineFieldsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const mayPrice = changesPrices(useSession().who) === true;
  const lineText = useLineText();
  const source = `lines.${index}`;
  const line = useWatch({ name: source }) as FormLine | undefined;
  const stored = useRecordContext<Order>()?.lines.find(({ id }) => id === line?.id);
  if (!line) return null;
  const { kind, name, list_price, discount_kind } = line;
  const amount = numberOrZero(line.quantity) * numberOrZero(line.unit_price);
  const sum = amount - discountOf({ discount_kind, discount: numberOrZero(line.discount) }, amount);
  const isTyped = typeof list_price !== 'number';
  const money = (cents: number) => moneyFormat(locale).format(cents / 100);
  return (
    <Line aria-label={name}>
      <div className="item">
        {kind === 'CUSTOM' ? (
          <TextInput source={`${source}.name`} label="sales.lines.name" isRequired />
        ) : (
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {lineText(line)}
        </Typography>
        <IncomingStockText line={line} />
      </div>
      <div className="quantity">
        <QuantityInput
          source={`${source}.quantity`}
          name={name}
          max={stored && !mayPrice && hasOwnPrice(stored) ? stored.quantity : MAX_QUANTITY}
        />
      </div>
      <MoneyInput
        source={`${source}.unit_price`}
        label="sales.lines.price"
        isCents
        readOnly={!mayPrice && (kind === 'CUSTOM' || !isTyped)}
        helperText={
          hasCustomPrice(line) ? translate('sales.lines.listed', { price: money(list_price ?? 0) }) : ''
        }
      />
      {kind !== 'GIFT' && (
        <DiscountInput prefix={`${source}.`} label="sales.lines.discount" readOnly={!mayPrice} />
      )}
      <output className="sum">{money(sum)}</output>
      <IconButton
        className="remove"
        onClick={onRemove}
        aria-label={translate('sales.lines.remove', { name })}
      >
        <Delete />
      </IconButton>
      {hasCustomPrice(line) && (
        <div className="wide">
          <TextInput source={`${source}.price_reason`} label="sales.lines.price_reason" isRequired />
        </div>
      )}
      {kind === 'REPAIR' && (
        <div className="wide">
          <StaffInput source={`${source}.staff_id`} label="sales.lines.staff" />
        </div>
      )}
      {isSerialized(line) && (
        <div className="wide">
          <SerialsField source={source} line={line} />
        </div>
      )}
    </Line>
  );
}

const Line = styled('li')(({ theme: { palette, spacing } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: spacing(1.5),
  alignItems: 'start',
  marginTop: spacing(1.5),
  padding: spacing(2),
  border: `1px solid ${palette.divider}`,
  borderRadius: 12,
  '& .MuiFormControl-root': { margin: 0 },
  '& .item': { gridColumn: '1 / -1', paddingRight: 40, minWidth: 0 },
  '& .sum': {
    gridColumn: 2,
    paddingTop: spacing(1),
    textAlign: 'right',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .wide': { gridColumn: '1 / -1', display: 'grid', gap: spacing(1) },
  '& .remove': { position: 'absolute', right: spacing(1), top: spacing(1) },
  '@container (min-width: 480px)': {
    gridTemplateColumns: '136px minmax(0, 1fr) minmax(0, 1.2fr) 96px',
    '& .sum': { gridColumn: 4 },
  },
  '@container (min-width: 700px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 136px 120px 136px 96px 40px',
    marginTop: 0,
    padding: spacing(2, 0),
    border: 0,
    borderTop: `1px solid ${palette.divider}`,
    borderRadius: 0,
    '&:first-of-type': { marginTop: spacing(1.5) },
    '& .item': { gridColumn: 1, paddingRight: 0 },
    '& .sum': { gridColumn: 5, gridRow: 1 },
    '& .remove': { position: 'static', gridColumn: 6, gridRow: 1 },
    '& .wide': { gridColumn: '1 / 5' },
  },
}));
