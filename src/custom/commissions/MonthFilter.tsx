import { useLocale } from '../../i18n/useLocale.ts';
import { ChoiceFilter } from '../../kit/list/filters/ChoiceFilter.tsx';
import type { FilterInputProps } from '../../kit/slots.ts';
import { useToday } from '../../kit/useToday.ts';
import { monthsUntil, monthText } from './months.ts';

/** Number of months to choose from. */
const offered = 36;

/** Filters by month, starting with the current one. */
export function MonthFilter({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  const locale = useLocale();
  const today = useToday();
  if (!filter || !draft) return null;
  const choices = monthsUntil(today, offered).map((month) => [month, monthText(month, locale)] as const);
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} />;
}
