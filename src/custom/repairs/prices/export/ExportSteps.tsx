import Download from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../../../kit/LoadErrorAlert.tsx';
import { Notes } from '../Notes.tsx';
import { WorkProgress } from '../../../../kit/sheet/import/WorkProgress.tsx';
import { InactiveDevices } from './InactiveDevices.tsx';
import { useExport } from './useExport.ts';

export function ExportSteps({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { state, start, cancel } = useExport(onClose);
  const isWorking = state.phase === 'loading' || state.phase === 'writing';
  return (
    <>
      <DialogContent dividers tabIndex={0} role="group" aria-label={translate('priceMatrix.export.title')}>
        <Stack sx={{ gap: 2 }}>
          {state.phase === 'not_loaded' && <LoadErrorAlert message="messages.load_failed" onRetry={start} />}
          {state.phase === 'failed' && (
            <Alert severity="error">{translate(state.problem.message, state.problem.params)}</Alert>
          )}
          {state.phase === 'empty' && <Alert severity="info">{translate('priceMatrix.export.empty')}</Alert>}
          {isWorking && (
            <WorkProgress stage={translate(`priceMatrix.stages.${state.phase}`)} progress={state.progress} />
          )}
          {!isWorking && <InactiveDevices />}
          <Notes />
        </Stack>
      </DialogContent>
      <DialogActions>
        {isWorking ? (
          <Button key="cancel" color="inherit" autoFocus onClick={cancel}>
            {translate('exporting.cancel')}
          </Button>
        ) : (
          <>
            <Button key="close" color="inherit" onClick={onClose}>
              {translate('dialog.cancel')}
            </Button>
            <Button key="download" variant="contained" autoFocus startIcon={<Download />} onClick={start}>
              {translate('priceMatrix.export.download')}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  );
}
