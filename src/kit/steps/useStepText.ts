import { useTranslate, type RaRecord, type TranslateFunction } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { useText } from '../../i18n/useText.ts';
import type { Model } from '../../schemas/model.ts';
import { displayText } from '../displayText.ts';
import { moneyFormat } from '../fields/money.ts';
import { useListOptions } from '../page.ts';
import { isMoney, optionsOf, unitsPerDollar, type PropertySchema } from '../slots.ts';
import { stepOptions } from './declaration.ts';

/**
 * Returns a function for the texts of a record's steps, the first that exists of several; '' if none does. Parameters
 * are the record's properties, with amounts, choices and references as text.
 */
export function useStepText(model: Model, record: RaRecord) {
  const text = useText();
  const translate = useTranslate();
  const locale = useLocale();
  const { steps, stepParameters } = useListOptions();
  return (step: string, ...keys: string[]): string => {
    const words = stepKey(model, stepOptions(steps, step).textsOf?.(record) ?? step);
    return text(
      keys.map((key) => `${words}.${key}`),
      { ...parametersOf(model, record, translate, locale), ...stepParameters?.(record, translate), _: '' },
    );
  };
}

/** The message key of a step. */
export const stepKey = ({ name }: Model, step: string) => `resources.${name}.steps.${step}`;

function parametersOf(model: Model, record: RaRecord, translate: TranslateFunction, locale: string) {
  const properties: Record<string, PropertySchema> = model.schema.properties;
  const textOf = ([key, value]: [string, unknown]): [string, unknown] => {
    const schema = properties[key];
    if (schema && isMoney(schema))
      return [
        key,
        typeof value === 'number' ? moneyFormat(locale).format(value / unitsPerDollar(schema)) : '—',
      ];
    if (typeof value === 'string' && schema && optionsOf(schema))
      return [key, translate(`resources.${model.name}.values.${key}.${value}`, { _: value })];
    return [key, typeof value === 'object' ? displayText(value) : value];
  };
  return Object.fromEntries(Object.entries(record).map(textOf));
}
