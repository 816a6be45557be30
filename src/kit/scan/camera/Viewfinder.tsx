import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { radius } from '../../../theme/tokens.ts';
import { useDetection } from './useDetection.ts';

interface ViewfinderProps {
  stream: MediaStream | undefined;
  onCode: (code: string) => void;
}

/** How long the frame is highlighted after a scan, in milliseconds. */
const highlightDuration = 400;

/** The camera's picture with a frame that lights up after a scan. */
export function Viewfinder({ stream, onCode }: ViewfinderProps) {
  const translate = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const [scannedAt, setScannedAt] = useState(0);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  useEffect(() => {
    if (scannedAt === 0) return undefined;
    const timer = setTimeout(() => setScannedAt(0), highlightDuration);
    return () => clearTimeout(timer);
  }, [scannedAt]);
  const hasFailed = useDetection(video, stream !== undefined, (code) => {
    setScannedAt(Date.now());
    onCode(code);
  });
  return (
    <>
      {hasFailed && <Alert severity="error">{translate('scan.problems.load')}</Alert>}
      <Frame data-taken={scannedAt > 0 || undefined}>
        <video ref={video} autoPlay muted playsInline aria-label={translate('scan.picture')} />
      </Frame>
    </>
  );
}

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  border: `4px solid ${theme.palette.divider}`,
  borderRadius: radius.large,
  backgroundColor: theme.palette.common.black,
  '&[data-taken]': { borderColor: theme.palette.success.main },
  '& video': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));
