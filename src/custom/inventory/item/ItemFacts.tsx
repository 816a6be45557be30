import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useHiddenProperties } from '../../../authProvider/useHiddenProperties.ts';
import { Card } from '../../../kit/Card.tsx';
import { BooleanValue } from '../../../kit/fields/BooleanValue.tsx';
import { DateValue } from '../../../kit/fields/DateValue.tsx';
import { EnumValue } from '../../../kit/fields/EnumValue.tsx';
import { MoneyValue } from '../../../kit/fields/MoneyValue.tsx';
import { NumberValue } from '../../../kit/fields/NumberValue.tsx';
import { items, type Item } from '../../../schemas/inventory/items.ts';

/** Description, codes, cost, price and supplier of an item. */
export function ItemFacts({
  item: { sku, barcode, supplier, product, cost, price, low_stock },
}: {
  item: Item;
}) {
  const translate = useTranslate();
  const hidden = useHiddenProperties(items);
  const all: [name: string, value: ReactNode][] = [
    ['kind', <EnumValue source="kind" />],
    ['is_voided', <BooleanValue source="is_voided" negate />],
    ['sku', sku],
    ['barcode', barcode],
    ['supplier', supplier?.name],
    [
      'product',
      product && (
        <Link component={RouterLink} to={`/products/${product.id}`} state={{ dialog: true }}>
          {product.name}
        </Link>
      ),
    ],
    ['cost', cost !== null && <MoneyValue source="cost" isCents />],
    ['price', price !== null && <MoneyValue source="price" isCents />],
    ['low_stock', low_stock !== null && <NumberValue source="low_stock" />],
    ['is_serialized', <BooleanValue source="is_serialized" />],
    ['created_date', <DateValue source="created_date" />],
  ];
  const facts = all.filter(([name]) => !hidden.has(name));
  return (
    <Card title={translate('inventory.item.facts')}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`resources.items.fields.${name}`)}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
