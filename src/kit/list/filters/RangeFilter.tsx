import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilterInputProps } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';

type Bound = 'min' | 'max';

/** The first and the last day, or the least and the most. Each bounds the other; one that crosses it is not applied and the reason shows. */
export function RangeFilter({ filter: { source, isNumber = false }, draft }: FilterInputProps) {
  const [crossed, setCrossed] = useState<{ bound: Bound; value: string }>();
  const text = useResourceText();
  const translate = useTranslate();
  const valueOf = (bound: Bound) => draft.values[`${bound}_${source}`] ?? '';

  const change = (bound: Bound, value: string) => {
    const min = bound === 'min' ? value : valueOf('min');
    const max = bound === 'max' ? value : valueOf('max');
    const isCrossing = isNumber ? Number(min) > Number(max) : min > max;
    if (min && max && isCrossing) return setCrossed({ bound, value });
    setCrossed(undefined);
    return draft.set({ [`${bound}_${source}`]: value });
  };

  return (['min', 'max'] as const).map((bound) => {
    const isCrossed = crossed?.bound === bound && valueOf(bound === 'min' ? 'max' : 'min') !== '';
    const value = isCrossed ? crossed.value : valueOf(bound);
    const name = text.bound(bound, source);
    const limits = isNumber
      ? { min: 0, step: 'any' }
      : {
          min: bound === 'max' ? valueOf('min') : undefined,
          max: bound === 'min' ? valueOf('max') : undefined,
        };
    return (
      <TextField
        key={bound}
        type={isNumber ? 'number' : 'date'}
        label={name}
        value={value}
        error={isCrossed}
        helperText={isCrossed && translate(isNumber ? 'validation.bounds' : 'validation.range')}
        onChange={(event) => change(bound, event.target.value)}
        sx={{ width: { xs: 'calc(50% - 6px)', sm: isNumber ? 130 : 170 } }}
        slotProps={{
          inputLabel: isNumber ? undefined : { shrink: true },
          htmlInput: limits,
          input: {
            endAdornment: value && (
              <IconButton
                size="small"
                edge="end"
                onClick={() => change(bound, '')}
                aria-label={translate('list.clear', { filter: name })}
              >
                <Close fontSize="small" />
              </IconButton>
            ),
          },
        }}
      />
    );
  });
}
