import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilterSlot } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';
import type { FilterDraft } from './useFilterDraft.ts';

type Bound = 'min' | 'max';

/** The first and the last day. Each bounds the other; a crossed date is not applied and the reason shows. */
export function DateRangeFilter({ filter: { source }, draft }: { filter: FilterSlot; draft: FilterDraft }) {
  const [crossed, setCrossed] = useState<{ bound: Bound; value: string }>();
  const text = useResourceText();
  const translate = useTranslate();
  const valueOf = (bound: Bound) => draft.values[`${bound}_${source}`] ?? '';

  const change = (bound: Bound, value: string) => {
    const min = bound === 'min' ? value : valueOf('min');
    const max = bound === 'max' ? value : valueOf('max');
    if (min && max && min > max) return setCrossed({ bound, value });
    setCrossed(undefined);
    return draft.set({ [`${bound}_${source}`]: value });
  };

  return (['min', 'max'] as const).map((bound) => {
    const isCrossed = crossed?.bound === bound && valueOf(bound === 'min' ? 'max' : 'min') !== '';
    const value = isCrossed ? crossed.value : valueOf(bound);
    const name = text.bound(bound, source);
    return (
      <TextField
        key={bound}
        type="date"
        label={name}
        value={value}
        error={isCrossed}
        helperText={isCrossed && translate('validation.range')}
        onChange={(event) => change(bound, event.target.value)}
        sx={{ width: { xs: 'calc(50% - 6px)', sm: 170 } }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            min: bound === 'max' ? valueOf('min') : undefined,
            max: bound === 'min' ? valueOf('max') : undefined,
          },
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
