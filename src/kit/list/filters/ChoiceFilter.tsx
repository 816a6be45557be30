import { useTranslate } from 'react-admin';
import type { FilterInputProps } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';
import { arrow, FilterField } from './FilterField.tsx';

interface ChoiceFilterProps extends FilterInputProps {
  choices: readonly (readonly [value: string, name: string])[];
  /** Message key of the empty option. */
  none?: string;
  /** Replaces the filter's name. */
  label?: string;
}

/** A select with an empty option for all. */
export function ChoiceFilter({
  filter: { source },
  draft,
  choices,
  none = 'list.all',
  label,
}: ChoiceFilterProps) {
  const text = useResourceText();
  const translate = useTranslate();
  return (
    <FilterField label={label ?? text.filter(source)} width={160} isHalf isShrunk end={arrow}>
      {(control) => (
        <select
          {...control}
          value={draft.values[source] ?? ''}
          onChange={(event) => draft.choose({ [source]: event.target.value })}
        >
          <option value="">{translate(none)}</option>
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FilterField>
  );
}
