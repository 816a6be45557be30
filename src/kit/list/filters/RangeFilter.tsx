import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { parseAmount } from '../../../schemas/amounts.ts';
import type { FilterInputProps } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';
import { ClearButton } from './ClearButton.tsx';
import { FilterField } from './FilterField.tsx';

type Bound = 'min' | 'max';

interface Typed {
  bound: Bound;
  text: string;
  value: string;
  /** Why the value is not applied. */
  refusal?: string;
}

/**
 * Inputs for minimum and maximum, of days or numbers. An invalid value, or one beyond the other bound, is not applied
 * and shows an error.
 */
export function RangeFilter({ filter: { source, isNumber = false, per = 1 }, draft }: FilterInputProps) {
  const [typed, setTyped] = useState<Typed>();
  const text = useResourceText();
  const translate = useTranslate();
  const valueOf = (bound: Bound) => draft.values[`${bound}_${source}`] ?? '';

  const refusalOf = (bound: Bound, value: string | undefined) => {
    if (value === undefined) return 'validation.number';
    const min = bound === 'min' ? value : valueOf('min');
    const max = bound === 'max' ? value : valueOf('max');
    const isCrossing = isNumber ? Number(min) > Number(max) : min > max;
    return min && max && isCrossing ? `validation.${isNumber ? 'bounds' : 'range'}` : undefined;
  };

  const change = (bound: Bound, now: string, apply = draft.set) => {
    const value = isNumber ? readBound(now, per) : now;
    const refusal = refusalOf(bound, value);
    setTyped({ bound, text: now, value: value ?? '', refusal });
    if (!refusal) apply({ [`${bound}_${source}`]: value });
  };

  return (['min', 'max'] as const).map((bound) => {
    const own = typed?.bound === bound ? typed : undefined;
    const refusal = own?.refusal && refusalOf(bound, own.value === '' ? undefined : own.value);
    const value = own && (refusal || own.value === valueOf(bound)) ? own.text : written(valueOf(bound), per);
    const name = text.bound(bound, source, isNumber);
    const limits = isNumber
      ? { inputMode: 'decimal' as const }
      : {
          min: bound === 'max' ? valueOf('min') : undefined,
          max: bound === 'min' ? valueOf('max') : undefined,
        };
    return (
      <FilterField
        key={bound}
        label={name}
        width={isNumber ? 130 : 170}
        isHalf
        isShrunk={!isNumber}
        refusal={refusal && translate(refusal)}
        end={value && <ClearButton filter={name} onClick={() => change(bound, '', draft.choose)} />}
      >
        {(control) => (
          <input
            {...control}
            {...limits}
            type={isNumber ? 'text' : 'date'}
            value={value}
            placeholder=" "
            onChange={(event) => change(bound, event.target.value)}
          />
        )}
      </FilterField>
    );
  });
}

/** Returns '' for an empty text, undefined if it is not a number. */
function readBound(text: string, per: number): string | undefined {
  const begun = text.trim().replace(/(?<=\d)[.,]$/, '');
  if (begun === '') return '';
  const value = parseAmount(begun);
  return value === null ? undefined : String(per === 1 ? value : Math.round(value * per));
}

const written = (value: string, per: number) =>
  value === '' || per === 1 ? value : String(Number(value) / per);
