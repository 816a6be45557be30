import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../LoadErrorAlert.tsx';
import type { usePdfFile } from './usePdfFile.ts';

interface PdfStatusProps {
  pdf: ReturnType<typeof usePdfFile>;
  /** Prefix of the message keys: preparing, ready, failed. */
  texts: string;
  count: number;
}

/** Whether a PDF is being prepared, is ready, or failed. */
export function PdfStatus({ pdf: { error, url, refetch }, texts, count }: PdfStatusProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`${texts}.${key}`, { smart_count: count });
  if (error) return <LoadErrorAlert message={`${texts}.failed`} onRetry={() => void refetch()} />;
  if (!url) return <LinearProgress aria-label={text('preparing')} />;
  return (
    <Alert severity="success" role="status">
      {text('ready')}
    </Alert>
  );
}
