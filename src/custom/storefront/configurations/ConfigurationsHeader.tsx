import Translate from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { documentAddresses } from '../calls.ts';
import type { Source } from '../documentEditor/saveChanges.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';

const history = { kind: 'storeConfig', address: documentAddresses.config } as const;

export function ConfigurationsHeader({ source, isLoaded }: { source: Source; isLoaded: boolean }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: 2 }}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {translate('configurations.title')}
      </Typography>
      <Button component={Link} to="/configurations/texts" startIcon={<Translate />}>
        {translate('storefrontTexts.title')}
      </Button>
      <HistoryButton variant="outlined" disabled={!isLoaded} history={{ ...history, source }} />
    </Stack>
  );
}
