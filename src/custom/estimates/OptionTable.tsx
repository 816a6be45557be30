import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCents } from '../../kit/fields/useCents.ts';
import type { EstimateOption, OptionAmounts } from '../../schemas/estimates/options.ts';

interface OptionTableProps {
  option: EstimateOption;
  amounts: OptionAmounts | undefined;
  /** Of the ticket's devices, by id. */
  names: ReadonlyMap<string, string>;
}

/** The lines of an option and its sums; the devices are named if there are several. */
export function OptionTable({ option, amounts, names }: OptionTableProps) {
  const translate = useTranslate();
  const cents = useCents();
  const taxes = amounts?.taxes.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const sums: [string, number][] = amounts
    ? [
        ['subtotal', amounts.subtotal],
        ['taxes', taxes],
        ['total', amounts.total],
        ...(amounts.deposit > 0 ? [['deposit', amounts.deposit] as [string, number]] : []),
      ]
    : [];
  if (option.lines.length === 0) return <p>{translate('estimate.options.none')}</p>;
  return (
    <List>
      {option.lines.map(({ ticket_device_id, name, quantity, price, item_id }, index) => (
        <li key={index}>
          <div>
            {name}
            {quantity > 1 && ` × ${quantity}`}
            <small>
              {[
                names.size > 1 && names.get(ticket_device_id ?? ''),
                item_id && translate('estimate.lines.is_part'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          <span>{price === null ? translate('estimate.lines.open') : cents(price * quantity)}</span>
        </li>
      ))}
      {sums.map(([key, amount]) => (
        <li key={key} data-sum={key}>
          <div>{translate(`estimate.amounts.${key}`)}</div>
          <span>{cents(amount)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme: { palette, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', gap: spacing(2), padding: spacing(0.5, 0) },
  '& li > div': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: palette.text.secondary },
  '& span': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-sum=subtotal]': { borderTop: `1px solid ${palette.divider}`, marginTop: spacing(0.5) },
  '& [data-sum=total]': { fontWeight: 600 },
}));
