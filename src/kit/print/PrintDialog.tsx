import Download from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { saveFile } from '../export/saveFile.ts';
import { viewFile } from '../export/viewFile.ts';
import { DialogTop } from '../form/DialogFrame.tsx';
import { useBusy } from '../useBusy.ts';

interface PrintDialogProps {
  /** Prefix of the message keys: title, download, print, failed. */
  texts: string;
  /** How many documents it prints. */
  count: number;
  /** File name of the download, without extension. */
  name: string;
  /** The PDF, once it is there, and its address. */
  file?: Blob;
  url?: string;
  /** Builds the PDF when it is downloaded or printed, instead of `file`. */
  create?: () => Promise<Blob>;
  isDisabled?: boolean;
  maxWidth?: 'xs' | 'sm';
  onClose: () => void;
  /** Choices and status. */
  children: ReactNode;
}

/** A dialog that downloads a PDF, or opens it in a tab, where browsers print. */
export function PrintDialog(props: PrintDialogProps) {
  const { texts, count, name, file, url, create, isDisabled, maxWidth = 'xs', onClose, children } = props;
  const translate = useTranslate();
  const titleId = useId();
  const { isBusy, busy } = useBusy(`${texts}.failed`);
  // Not while it is busy: a disabled button loses the focus, and Escape closes nothing.
  const isWaiting = isDisabled || !(create ?? url);
  const load = create ?? (async () => file);
  const download = async () => {
    const made = await load();
    if (made) saveFile(made, `${name}.pdf`);
  };
  const opening = create
    ? { onClick: () => !isBusy && void busy(() => viewFile(create, `${name}.pdf`)) }
    : // A link instead of `window.open`, which pop-up blockers stop.
      { component: 'a', href: url, target: '_blank' };
  return (
    <Dialog open fullWidth maxWidth={maxWidth} onClose={onClose} aria-labelledby={titleId}>
      <DialogTop id={titleId} title={translate(`${texts}.title`, { smart_count: count })} onClose={onClose} />
      <DialogContent dividers>
        <Stack sx={{ gap: 2, pt: 1 }}>{children}</Stack>
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          startIcon={<Download />}
          disabled={isWaiting}
          aria-busy={isBusy}
          onClick={() => !isBusy && void busy(download)}
        >
          {translate(`${texts}.download`)}
        </Button>
        <Button variant="contained" startIcon={<Print />} disabled={isWaiting} {...opening}>
          {translate(`${texts}.print`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
