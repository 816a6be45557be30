import type { FilterSlot } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';
import { ClearButton } from './ClearButton.tsx';
import { arrow, FilterField, magnifier } from './FilterField.tsx';
import type { FilterDraft } from './useFilterDraft.ts';

interface TextFilterProps {
  filter: FilterSlot;
  draft: FilterDraft;
  /** Shown until the actual input is loaded. */
  isPlaceholder?: boolean;
  onFocus?: () => void;
}

export function TextFilter({
  filter: { source, kind },
  draft,
  isPlaceholder = false,
  onFocus,
}: TextFilterProps) {
  const label = useResourceText().filter(source);
  const value = isPlaceholder ? '' : (draft.values[source] ?? '');
  const isSearch = kind === 'contains';
  const clear = value && <ClearButton filter={label} onClick={() => draft.choose({ [source]: '' })} />;
  return (
    <FilterField
      label={label}
      width={220}
      icon={isSearch ? magnifier : undefined}
      end={isPlaceholder ? arrow : clear}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          maxLength={200}
          readOnly={isPlaceholder}
          tabIndex={isPlaceholder ? -1 : undefined}
          value={value}
          placeholder=" "
          onFocus={onFocus}
          onChange={(event) => draft.set({ [source]: event.target.value })}
        />
      )}
    </FilterField>
  );
}
