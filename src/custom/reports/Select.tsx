import { arrow, FilterField } from '../../kit/list/filters/FilterField.tsx';

interface SelectProps<T extends string> {
  label: string;
  value: T;
  choices: readonly (readonly [value: T, name: string])[];
  width?: number;
  isHalf?: boolean;
  onChange: (value: T) => void;
}

/** A native select in the style of a filter. */
export const Select = <T extends string>({
  label,
  value,
  choices,
  width = 160,
  isHalf = true,
  onChange,
}: SelectProps<T>) => (
  <FilterField label={label} width={width} isHalf={isHalf} isShrunk end={arrow}>
    {(control) => (
      <select {...control} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    )}
  </FilterField>
);
