import { useResourceContext, useTranslate } from 'react-admin';
import type { FilterSlot } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';

/** Returns the choices of a boolean or an enumeration, as [value, name]. */
export function useFilterChoices({ source, of, options }: FilterSlot): (readonly [string, string])[] {
  const text = useResourceText();
  const translate = useTranslate();
  const resource = useResourceContext();
  return options
    ? options.map((value) => [value, translate(`resources.${resource}.values.${of}.${value}`)] as const)
    : ['true', 'false'].map((value) => [value, text.choice(source, value)] as const);
}
