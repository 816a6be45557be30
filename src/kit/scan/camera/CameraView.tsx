import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Torch } from './Torch.tsx';
import { useCamera } from './useCamera.ts';
import { Viewfinder } from './Viewfinder.tsx';

interface CameraViewProps {
  deviceId: string | undefined;
  onChoose: (deviceId: string) => void;
  onRetry: () => void;
  onCode: (code: string) => void;
  children?: ReactNode;
}

/** The camera's picture or the problem, with camera selection and torch. */
export function CameraView({ deviceId, onChoose, onRetry, onCode, children }: CameraViewProps) {
  const translate = useTranslate();
  const { stream, problem, cameras } = useCamera(deviceId);
  const [track] = stream?.getVideoTracks() ?? [];
  const again = problem !== 'insecure' && (
    <Button color="inherit" size="small" onClick={onRetry}>
      {translate('errors.retry')}
    </Button>
  );
  return (
    <Stack sx={{ gap: 2 }}>
      {problem ? (
        <Alert severity="warning" action={again}>
          {translate(`scan.problems.${problem}`)}
        </Alert>
      ) : (
        <Viewfinder stream={stream} onCode={onCode} />
      )}
      {children}
      {track && (
        <Stack direction="row" sx={{ gap: 1 }}>
          {cameras.length > 1 && (
            <TextField
              select
              fullWidth
              label={translate('scan.camera')}
              value={deviceId ?? track.getSettings().deviceId ?? ''}
              onChange={({ target }) => onChoose(target.value)}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              {cameras.map((camera, index) => (
                <option key={camera.deviceId} value={camera.deviceId}>
                  {camera.label || translate('scan.camera_number', { number: index + 1 })}
                </option>
              ))}
            </TextField>
          )}
          <Torch track={track} />
        </Stack>
      )}
    </Stack>
  );
}
