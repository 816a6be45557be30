import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ColumnChooser } from './useColumns.ts';
import { useListOptions } from '../page.ts';
import { useResourceText } from '../useResourceText.ts';

interface ListHeaderProps {
  model: Model;
  columns: ColumnElement[];
  chooser: ColumnChooser;
  actions?: ReactElement;
  /** The list's own export. */
  exportButton?: ReactElement;
}

export function ListHeader({
  model,
  columns,
  chooser,
  actions,
  exportButton = <ExportButton model={model} columns={chooser.visible} />,
}: ListHeaderProps) {
  const text = useResourceText();
  const { locationFilter } = useListOptions();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
      <Stack
        sx={{
          flexGrow: 1,
          flexBasis: { xs: actions && '100%', sm: 'auto' },
          flexDirection: { sm: 'row' },
          alignItems: { sm: 'baseline' },
          columnGap: 1.5,
        }}
      >
        <Typography variant="h1">{text.plural}</Typography>
        {locationFilter && <LocationName />}
      </Stack>
      <Suspense>{actions}</Suspense>
      <ColumnsButton model={model} columns={columns} chooser={chooser} />
      {exportButton}
      <CreateButton model={model} />
    </Stack>
  );
}

/** The location that a list is about, beside its title. */
function LocationName() {
  const translate = useTranslate();
  const { location } = useCurrentLocation();
  return (
    <Typography color="text.secondary">
      {location?.location_name ?? translate('shell.location.all')}
    </Typography>
  );
}
