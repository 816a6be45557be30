import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';

interface PageCodeProps {
  /** Key of the texts: picture, valid, open, expired, failed. */
  texts: string;
  code: { address: string; picture: string } | undefined;
  /** Seconds until it expires. */
  left: number;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
}

/** The code of a page without sign-in, with its link and how long it is valid. */
export function PageCode({ texts, code, left, isLoading, error, onRetry }: PageCodeProps) {
  const translate = useTranslate();
  if (error) return <LoadErrorAlert message={`${texts}.failed`} onRetry={onRetry} />;
  if (!code || isLoading) return <Skeleton variant="rounded" width={220} height={220} />;
  if (left === 0) return <Alert severity="info">{translate(`${texts}.expired`)}</Alert>;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <Box
        component="img"
        src={code.picture}
        alt={translate(`${texts}.picture`)}
        sx={{ width: 220, maxWidth: '100%', borderRadius: 1, backgroundColor: '#fff' }}
      />
      <Typography>{translate(`${texts}.valid`, { time })}</Typography>
      <Link href={code.address} target="_blank" rel="noreferrer" variant="body2">
        {translate(`${texts}.open`)}
      </Link>
    </>
  );
}
