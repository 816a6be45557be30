import { useCallback } from 'react';
import { useGetOne } from 'react-admin';
import { Picker } from '../../picker/Picker.tsx';
import type { Choice } from '../../picker/useChoices.ts';
import type { FilterSlot } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';
import type { FilterDraft } from './useFilterDraft.ts';

const width = { width: { xs: '100%', sm: 220 } };

interface ReferenceFilterProps {
  filter: FilterSlot;
  draft: FilterDraft;
  reference: string;
  autoFocus: boolean;
}

/** Picker for a record of another model, searched from two characters on. */
export default function ReferenceFilter({
  filter: { source },
  draft,
  reference,
  autoFocus,
}: ReferenceFilterProps) {
  const label = useResourceText().filter(source);
  const id = draft.values[source];
  const { choose } = draft;
  const change = useCallback((choice: Choice | null) => choose({ [source]: choice?.id }), [choose, source]);
  const { data } = useGetOne<Choice>(reference, { id: id ?? '' }, { enabled: Boolean(id), retry: false });
  return (
    <Picker
      reference={reference}
      label={label}
      value={id ? (data ?? { id }) : null}
      onChange={change}
      autoFocus={autoFocus}
      sx={width}
    />
  );
}
