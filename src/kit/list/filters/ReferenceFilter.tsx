import { useCallback } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { isNotFound } from '../../errors/isNotFound.ts';
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

/** Picker for a record of another model, searched from two characters on. Says so if the record no longer exists. */
export default function ReferenceFilter({
  filter: { source },
  draft,
  reference,
  autoFocus,
}: ReferenceFilterProps) {
  const translate = useTranslate();
  const label = useResourceText().filter(source);
  const id = draft.values[source];
  const { choose } = draft;
  const change = useCallback((choice: Choice | null) => choose({ [source]: choice?.id }), [choose, source]);
  const { data, error } = useGetOne<Choice>(
    reference,
    { id: id ?? '' },
    { enabled: Boolean(id), retry: false },
  );
  const isGone = Boolean(id) && isNotFound(error);
  const unknown = { id: id ?? '', name: isGone ? translate('list.deleted_record') : '…' };
  return (
    <Picker
      reference={reference}
      label={label}
      value={id ? (data ?? unknown) : null}
      onChange={change}
      autoFocus={autoFocus}
      textField={isGone ? { error: true, helperText: translate('list.clear_filter') } : undefined}
      sx={width}
    />
  );
}
