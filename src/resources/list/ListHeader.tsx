import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ColumnChooser } from './useColumns.ts';

interface ListHeaderProps {
  model: Model;
  columns: ColumnElement[];
  chooser: ColumnChooser;
}

export function ListHeader({ model, columns, chooser }: ListHeaderProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {translate(`resources.${model.name}.name`, { smart_count: 2 })}
      </Typography>
      <ColumnsButton columns={columns} chooser={chooser} />
      <ExportButton model={model} columns={chooser.visible} />
      <CreateButton model={model} />
    </Stack>
  );
}
