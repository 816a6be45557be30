import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Schema } from '../../../../../schemas/storefront/schema.ts';
import { useDocumentForm } from '../FormValue.ts';
import { useLabels } from '../useLabels.ts';

interface RemovedEntryProps {
  pointer: string;
  schema: Schema;
  entry: unknown;
  index: number;
  onRestore: () => void;
  onForget: () => void;
}

/** Names the last removed entry and restores it. */
export function RemovedEntry({ pointer, schema, entry, index, onRestore, onForget }: RemovedEntryProps) {
  const translate = useTranslate();
  const labels = useLabels(useDocumentForm().document);
  const name = labels.entry(schema, entry, index, pointer);
  return (
    <Stack direction="row" role="status" sx={{ alignItems: 'center', gap: 1, fontSize: '0.875rem', pl: 1 }}>
      <span>{translate('storefront.list.removed', { name })}</span>
      <Button key={name} size="small" autoFocus onClick={onRestore}>
        {translate('storefront.list.undo')}
      </Button>
      <IconButton size="small" aria-label={translate('dialog.close')} onClick={onForget}>
        <Close fontSize="small" />
      </IconButton>
    </Stack>
  );
}
