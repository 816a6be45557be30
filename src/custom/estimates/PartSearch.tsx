import { useTranslate, type RaRecord } from 'react-admin';
import { useCents } from '../../kit/fields/useCents.ts';
import { OptionLines } from '../../kit/picker/OptionLines.tsx';
import { SearchField } from '../../kit/picker/SearchField.tsx';
import { useModelSearch } from '../../kit/picker/useModelSearch.ts';
import { items, type Item } from '../../schemas/inventory/items.ts';

type Part = RaRecord<string> & Item;

/** Searches the inventory for a part. */
export function PartSearch({ onChosen }: { onChosen: (part: Part) => void }) {
  const translate = useTranslate();
  const cents = useCents();
  const search = useModelSearch<Part>(items, { filter: { include_voided: false }, minLength: 2 });
  return (
    <SearchField<Part>
      label={translate('estimate.lines.part')}
      search={search}
      onChosen={onChosen}
      nameOf={({ name }) => name}
      keyOf={({ id }) => id}
      renderResult={({ name, price, sku }) => (
        <OptionLines name={name} details={[price === null ? '' : cents(price), sku ?? '']} />
      )}
    />
  );
}
