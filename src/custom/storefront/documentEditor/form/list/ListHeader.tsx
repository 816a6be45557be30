import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useText } from '../../../../../i18n/useText.ts';
import { endingsOf } from '../../../../../schemas/storefront/hints.ts';
import type { Schema } from '../../../../../schemas/storefront/schema.ts';
import { useDocumentForm } from '../FormValue.ts';
import { useLabels } from '../useLabels.ts';

/** Loaded lazily: its form contains lists with this header, the one import cycle. */
const CreateItemDialog = lazy(() => import('./CreateItemDialog.tsx'));

interface ListHeaderProps {
  label: string;
  labelId: string;
  /** Of the list in its document. */
  pointer: string;
  schema: Schema;
  entries: readonly unknown[];
  isAllOpen: boolean;
  onToggleAll: () => void;
  /** Adds an entry. Without it, entries cannot be created. */
  onCreate?: (entry: unknown) => void;
}

/** The title of a list, its count, and the actions on all entries. */
export function ListHeader({
  label,
  labelId,
  pointer,
  schema,
  entries,
  isAllOpen,
  onToggleAll,
  onCreate,
}: ListHeaderProps) {
  const translate = useTranslate();
  const text = useText();
  const notify = useNotify();
  const { document, schemaAt } = useDocumentForm();
  const labels = useLabels(document);
  const [isCreating, setIsCreating] = useState(false);
  const title = translate('storefront.list.create_of', { item: labels.item(pointer) });
  const { maxItems: limit = Infinity } = schema;
  const create = () => {
    if (entries.length < limit) return setIsCreating(true);
    const keys = [...endingsOf(pointer), 'any'].map((ending) => `storefront.full.${ending}`);
    return notify(text(keys, { limit }), { type: 'warning' });
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', minHeight: 36 }}>
      <Typography id={labelId} variant="h5" component="span">
        {label}
      </Typography>
      <Typography variant="body2" color="text.secondary" component="span" sx={{ flexGrow: 1 }}>
        {entries.length}
      </Typography>
      {entries.length > 1 && (
        <Button size="small" color="inherit" aria-expanded={isAllOpen} onClick={onToggleAll}>
          {translate(isAllOpen ? 'storefront.list.collapse_all' : 'storefront.list.expand_all')}
        </Button>
      )}
      {onCreate && (
        <Button size="small" variant="outlined" startIcon={<Add />} aria-label={title} onClick={create}>
          {translate('storefront.list.create')}
        </Button>
      )}
      {isCreating && onCreate && (
        <Suspense>
          <CreateItemDialog
            {...{ document, title, entries }}
            pointer={`${pointer}/*`}
            schema={schemaAt(`${pointer}/*`)}
            onCreate={onCreate}
            onClose={() => setIsCreating(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
