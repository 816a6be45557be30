import { useLookups } from '../../store/index.ts';
import { ChoiceFilter } from '../../../kit/list/filters/ChoiceFilter.tsx';
import type { FilterInputProps } from '../../../kit/slots.ts';

/** Filters by status. */
export function StatusFilter({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  const { codesOf } = useLookups();
  if (!filter || !draft) return null;
  const choices = codesOf('QUOTE_STATUS').map(({ code, code_text }) => [code, code_text] as const);
  return <ChoiceFilter filter={filter} draft={draft} choices={choices} />;
}
