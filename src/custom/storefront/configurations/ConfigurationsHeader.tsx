import History from '@mui/icons-material/History';
import Translate from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Source } from '../documentEditor/saveChanges.ts';

const HistoryDrawer = lazy(() => import('./history/HistoryDrawer.tsx'));

export function ConfigurationsHeader({ source, isLoaded }: { source: Source; isLoaded: boolean }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: 2 }}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {translate('configurations.title')}
      </Typography>
      <Button component={Link} to="/configurations/texts" startIcon={<Translate />}>
        {translate('storefrontTexts.title')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<History />}
        disabled={!isLoaded}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('configurations.history.button')}
      </Button>
      <Suspense>{isOpen && <HistoryDrawer source={source} onClose={() => setOpen(false)} />}</Suspense>
    </Stack>
  );
}
