import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { TextEdits } from './useTextEdits.ts';

/** The number of unsaved texts, with Save and Discard. */
export function SaveBar({ edits: { count, failure, isSaving, discard, save } }: { edits: TextEdits }) {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'sticky', bottom: 8, mt: 2, p: 1.5, zIndex: 2, boxShadow: 3 }}
      component="section"
      aria-label={translate('storefrontTexts.unsaved', { smart_count: count })}
    >
      {failure && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate('configurations.notice.failed')} {translate(failure)}
        </Alert>
      )}
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 1, flexWrap: 'wrap' }}
      >
        <Typography variant="body2" role="status" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
          {translate('storefrontTexts.unsaved', { smart_count: count })}
        </Typography>
        <Button color="inherit" disabled={isSaving} onClick={discard}>
          {translate('storefrontTexts.discard')}
        </Button>
        <Button
          variant="contained"
          disabled={isSaving}
          startIcon={isSaving && <CircularProgress size={16} color="inherit" />}
          onClick={() => void save()}
        >
          {translate('dialog.save')}
        </Button>
      </Stack>
    </Paper>
  );
}
