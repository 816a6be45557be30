import type { TranslateFunction } from 'react-admin';
import { moneyFormat } from '../../../kit/fields/money.ts';
import type { Item } from '../../../schemas/inventory/items.ts';
import type { LabelContent } from './labelLayout.ts';

export const itemLabel = ({ name, price, currency, barcode, sku }: Item, locale: string): LabelContent => ({
  name,
  price: price === null ? undefined : moneyFormat(locale, currency).format(price / 100),
  code: barcode ?? sku ?? '',
});

export const deviceLabel = (name: string, serial: string, translate: TranslateFunction): LabelContent => ({
  name,
  caption: translate(/^\d{15}$/.test(serial) ? 'itemLabels.imei' : 'itemLabels.serial'),
  code: serial,
});
