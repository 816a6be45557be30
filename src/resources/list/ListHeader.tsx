import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactElement } from 'react';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ColumnChooser } from './useColumns.ts';
import { useResourceText } from '../useResourceText.ts';

interface ListHeaderProps {
  model: Model;
  columns: ColumnElement[];
  chooser: ColumnChooser;
  actions?: ReactElement;
}

export function ListHeader({ model, columns, chooser, actions }: ListHeaderProps) {
  const text = useResourceText();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {text.plural}
      </Typography>
      <Suspense>{actions}</Suspense>
      <ColumnsButton model={model} columns={columns} chooser={chooser} />
      <ExportButton model={model} columns={chooser.visible} />
      <CreateButton model={model} />
    </Stack>
  );
}
