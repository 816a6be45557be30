import type { TranslateFunction } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { RecordText } from '../slots.ts';

/** A record's number: '#12', in French 'nº 12'. */
export const numberText =
  (source = 'number'): RecordText =>
  (record, translate) =>
    translate('list.number', { number: record[source] });

/** 'Order #12'; 'Order' while the number is unknown. */
export function numbered(
  { name }: Model,
  number: number | string | undefined,
  translate: TranslateFunction,
): string {
  const text = translate(`resources.${name}.name`, { smart_count: 1 });
  return number === undefined ? text : `${text} ${translate('list.number', { number })}`;
}
