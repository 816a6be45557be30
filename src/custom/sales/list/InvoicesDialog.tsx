import Download from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { saveFile } from '../../../kit/export/saveFile.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useSalesCalls } from '../calls.ts';

interface InvoicesDialogProps {
  ids: string[];
  onClose: () => void;
}

/** Builds the orders' invoices as one file; the user prints it. */
export default function InvoicesDialog({ ids, onClose }: InvoicesDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { getInvoices } = useSalesCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'invoices', ids, locale],
    queryFn: ({ signal }) => getInvoices({ query: { ids, locale }, signal }),
    retry: false,
    gcTime: 0,
  });
  const url = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  const text = (key: string) => translate(`salesList.invoices.${key}`, { smart_count: ids.length });
  return (
    <DialogFrame title={text('title')} onClose={onClose}>
      <DialogContent dividers>
        {error && <LoadErrorAlert message="salesList.invoices.failed" onRetry={() => void refetch()} />}
        {!error && !url && <LinearProgress aria-label={text('preparing')} />}
        {url && <p role="status">{text('ready')}</p>}
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          startIcon={<Download />}
          disabled={!data}
          onClick={() => data && saveFile(data, `${text('file')}.pdf`)}
        >
          {text('download')}
        </Button>
        {/* A link instead of `window.open`, which pop-up blockers stop. */}
        <Button
          component="a"
          variant="contained"
          startIcon={<Print />}
          disabled={!url}
          href={url}
          target="_blank"
        >
          {text('print')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
