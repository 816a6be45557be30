import { useTranslate } from 'react-admin';
import type { FilterInputProps } from '../../slots.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

/** Yes, or No as long as nobody chooses: of what a list leaves out by itself. */
export function OptInFilter({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  const translate = useTranslate();
  if (!filter || !draft) return null;
  const choices = [['true', translate('ra.boolean.true')]] as const;
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} none="ra.boolean.false" />;
}
