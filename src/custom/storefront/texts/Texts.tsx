import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { UnsavedChangesDialog } from '../../../kit/form/UnsavedChangesDialog.tsx';
import type { StorefrontPlace } from '../../../schemas/storefront/places.ts';
import type { StorefrontTexts } from '../calls.ts';
import { usePlaceName } from '../usePlaceName.ts';
import { storefront } from '../../../schemas/storefront/access.ts';
import { filterRows, textRows, type TextFilter } from './textRows.ts';
import { SaveBar } from './SaveBar.tsx';
import { TextFilters } from './TextFilters.tsx';
import { TextTable } from './TextTable.tsx';
import { useTextEdits } from './useTextEdits.ts';

const pageSize = 50;

interface TextsProps {
  english: StorefrontTexts;
  french: StorefrontTexts;
  /** Where each text is used. */
  places: Record<string, StorefrontPlace[]>;
}

export function Texts({ english, french, places }: TextsProps) {
  const translate = useTranslate();
  const isEditable = useCan()('update', storefront);
  const edits = useTextEdits('fr', french);
  const [filter, setFilter] = useState<TextFilter>({ search: '', isPendingOnly: false });
  const [size, setSize] = useState(pageSize);
  const placeName = usePlaceName();
  const rows = useMemo(
    () =>
      textRows(english, french, (word) =>
        Object.hasOwn(places, word) ? [...new Set(places[word]?.map(placeName))] : [],
      ),
    [english, french, places, placeName],
  );
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => filterRows(rows, wanted, (word) => french[word] ?? ''), [rows, wanted, french]);
  const pending = rows.filter(({ isPending }) => isPending).length;

  if (rows.length === 0) return <Alert severity="info">{translate('storefrontTexts.empty')}</Alert>;
  return (
    <>
      <TextFilters filter={filter} onChange={setFilter} />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('storefrontTexts.count', { pending, total: rows.length })}
      </Typography>
      {!isEditable && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('configurations.read_only')}
        </Alert>
      )}
      <TextTable rows={found.slice(0, size)} edits={edits} isEditable={isEditable} />
      {found.length === 0 && (
        <Typography role="status" color="text.secondary" sx={{ py: 6, textAlign: 'center' }}>
          {translate('list.empty')}
        </Typography>
      )}
      {found.length > size && (
        <Button onClick={() => setSize(size + pageSize)} sx={{ mt: 1 }}>
          {translate('storefrontTexts.more', { smart_count: found.length - size })}
        </Button>
      )}
      {edits.count > 0 && <SaveBar edits={edits} />}
      <UnsavedChangesDialog
        isUnsaved={() => edits.count > 0}
        isDirty={edits.count > 0}
        isSaving={edits.isSaving}
        onLeave={edits.leave}
      />
    </>
  );
}
