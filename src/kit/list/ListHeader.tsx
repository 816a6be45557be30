import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactElement, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import type { Model } from '../../schemas/model.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { LayoutToggle } from './LayoutToggle.tsx';
import { useLayout, type ListLayout } from './layouts.ts';
import type { ColumnChooser } from './useColumns.ts';
import type { SectionKey } from '../sections.ts';
import { useListOptions } from '../page.ts';
import { useResourceText } from '../useResourceText.ts';

interface ListHeaderProps {
  model: Model;
  /** The section whose name is the page title. */
  section?: SectionKey;
  chooser: ColumnChooser;
  /** Receives the element that the button of saved views is shown in. */
  viewsSlot: Ref<HTMLElement>;
  actions?: ReactElement;
  layouts?: ListLayout[];
  /** Replaces the default export button. */
  exportButton?: ReactElement;
  /** Replaces the default button that creates a record. */
  createButton?: ReactElement;
}

export function ListHeader({
  model,
  section,
  chooser,
  viewsSlot,
  actions,
  layouts,
  exportButton = <ExportButton model={model} columns={chooser.visible} allColumns={chooser.all} />,
  createButton = <CreateButton model={model} />,
}: ListHeaderProps) {
  const text = useResourceText();
  const translate = useTranslate();
  const isOther = useLayout(layouts) !== undefined;
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 1, mb: 2, flexWrap: 'wrap' }}
    >
      <Stack
        sx={{
          flexGrow: 1,
          flexBasis: { xs: actions && '100%', sm: 'auto' },
          flexDirection: { sm: 'row' },
          alignItems: { sm: 'baseline' },
          columnGap: 1.5,
        }}
      >
        <Typography variant="h1" data-list-title>
          {section ? translate(`shell.sections.${section}`) : text.plural}
        </Typography>
        <Trail page={section && text.plural} />
      </Stack>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 1, ml: 'auto', flexWrap: 'wrap' }}
      >
        <span ref={viewsSlot} />
        <Suspense>{actions}</Suspense>
        {layouts && <LayoutToggle layouts={layouts} />}
        {!isOther && <ColumnsButton model={model} chooser={chooser} />}
        {!isOther && exportButton}
        <Suspense>{createButton}</Suspense>
      </Stack>
    </Stack>
  );
}

/** Breadcrumb beside the title: the page within its section, and the current location with a link to all locations. */
function Trail({ page }: { page: string | undefined }) {
  const translate = useTranslate();
  const { locationFilter } = useListOptions();
  const { location, choices, choose } = useCurrentLocation();
  const place = locationFilter && (location?.location_name ?? translate('shell.location.all'));
  const steps = [page, place].filter(Boolean);
  if (steps.length === 0) return null;
  return (
    <Typography component="div" color="text.secondary">
      {steps.join(' › ')}
      {locationFilter && location && choices.length > 0 && (
        <>
          {' · '}
          <Link
            component="button"
            type="button"
            onClick={() => choose('all')}
            sx={{ verticalAlign: 'baseline' }}
          >
            {translate('list.all_locations')}
          </Link>
        </>
      )}
    </Typography>
  );
}
