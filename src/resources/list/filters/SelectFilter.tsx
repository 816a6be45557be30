import { useResourceContext, useTranslate } from 'react-admin';
import type { FilterInputProps } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

/** Yes and No, or the values of an enumeration. */
export function SelectFilter({ filter, draft }: FilterInputProps) {
  const text = useResourceText();
  const translate = useTranslate();
  const resource = useResourceContext();
  const { source, of, options } = filter;
  const choices = options
    ? options.map((value) => [value, translate(`resources.${resource}.values.${of}.${value}`)] as const)
    : ['true', 'false'].map((value) => [value, text.choice(source, value)] as const);
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} />;
}
