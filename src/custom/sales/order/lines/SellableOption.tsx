import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../../kit/fields/money.ts';
import { useExpectedText } from '../../../inventory/index.ts';
import type { Sellable } from '../../../../schemas/sales/sellable.ts';

/** A search result: name, kind, codes, quantity and price. */
export function SellableOption({ one }: { one: Sellable }) {
  const translate = useTranslate();
  const locale = useLocale();
  const expectedText = useExpectedText();
  const { kind, item_kind, name, device, sku, barcode, serial, free, price, bin, expected_date } = one;
  const about = [
    translate(item_kind ? `sales.search.item_kinds.${item_kind}` : `sales.lines.kinds.${kind}`),
    device,
    sku,
    barcode,
    serial,
    bin,
    free !== null && translate('sales.search.free', { smart_count: free }),
    expectedText(expected_date),
  ];
  return (
    <Option>
      <span className="name">
        {name}
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
      <span className="price">
        {price === null ? translate('sales.search.on_request') : moneyFormat(locale).format(price / 100)}
      </span>
    </Option>
  );
}

const Option = styled('span')(({ theme: { palette, spacing } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: spacing(2),
  width: '100%',
  '& .name': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: palette.text.secondary },
  '& .price': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));
