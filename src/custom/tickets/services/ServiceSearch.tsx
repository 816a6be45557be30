import { memo } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { OptionLines } from '../../../kit/picker/OptionLines.tsx';
import { SearchField } from '../../../kit/picker/SearchField.tsx';
import { useModelSearch } from '../../../kit/picker/useModelSearch.ts';
import { repairs, type Repair } from '../../../schemas/repairs/repairs.ts';
import { useCost, useWarranty } from '../../repairs/index.ts';

interface ServiceSearchProps {
  /** Only services of this product are found, without typing too. */
  productId?: string | null | undefined;
  onChosen: (repair: Repair) => void;
  /** A service in free words. */
  onNamed: (name: string) => void;
}

/** Searches the price list, or takes the typed words as a service. */
export default memo(function ServiceSearch({ productId, onChosen, onNamed }: ServiceSearchProps) {
  const translate = useTranslate();
  const costOf = useCost();
  const warrantyOf = useWarranty();
  const search = useModelSearch<RaRecord<string> & Repair>(repairs, {
    by: 'title',
    filter: { is_active: true, include_voided: false, ...(productId && { product_id: productId }) },
    minLength: productId ? 0 : 2,
  });
  return (
    <SearchField<Repair>
      label={translate('intake.services.search')}
      search={search}
      onChosen={onChosen}
      nameOf={({ title }) => title}
      keyOf={({ id }) => id}
      renderResult={(repair) => (
        <OptionLines
          name={repair.title}
          details={[costOf({ cost: repair.cost }), repair.product?.name, repair.duration, warrantyOf(repair)]}
        />
      )}
      create={{ labelOf: (name) => translate('intake.services.named', { name }), onChosen: onNamed }}
      autoHighlight
    />
  );
});
