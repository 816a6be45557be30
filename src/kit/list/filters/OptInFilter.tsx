import { useTranslate } from 'react-admin';
import type { FilterInputProps } from '../../slots.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

/** Includes records that a list leaves out by default: No unless Yes is chosen. */
export function OptInFilter({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  const translate = useTranslate();
  if (!filter || !draft) return null;
  const choices = [['true', translate('ra.boolean.true')]] as const;
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} none="ra.boolean.false" />;
}
