import { ChoiceFilter } from '../../../kit/list/filters/ChoiceFilter.tsx';
import type { FilterInputProps } from '../../../kit/slots.ts';
import { useCarrierText } from '../translateCarrierText.ts';
import { useCarriers } from '../useCarriers.ts';

/** Filters by carrier. */
export function CarrierFilter({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  const { data } = useCarriers();
  const phrase = useCarrierText();
  if (!filter || !draft) return null;
  const names = new Map(data?.carriers.map(({ carrier_code, nickname }) => [carrier_code, phrase(nickname)]));
  return <ChoiceFilter filter={filter} draft={draft} choices={[...names]} />;
}
