import Download from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { saveFile } from '../../../kit/export/saveFile.ts';

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => unknown }) {
  const translate = useTranslate();
  const save = () =>
    saveFile(new Blob([codes.join('\r\n')], { type: 'text/plain' }), translate('account.factor.file_name'));
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">{translate('account.factor.keep')}</Alert>
      <Box component="ul" aria-label={translate('account.factor.recovery_codes')} sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button startIcon={<Download />} onClick={save}>
        {translate('account.factor.download')}
      </Button>
      <Button variant="contained" size="large" autoFocus onClick={() => void onDone()}>
        {translate('account.factor.kept')}
      </Button>
    </Stack>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: 1,
  m: 0,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  listStyle: 'none',
  fontFamily: 'monospace',
  userSelect: 'text',
};
