import Download from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useId, useState } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import { Choice } from '../../../../kit/Choice.tsx';
import { saveFile } from '../../../../kit/export/saveFile.ts';
import { DialogTop } from '../../../../kit/form/DialogFrame.tsx';
import { LoadErrorAlert } from '../../../../kit/LoadErrorAlert.tsx';
import { paperSizes, labelsPerSheet, type PaperSize } from './paperSizes.ts';
import { useLabelsFile } from './useLabelsFile.ts';

interface PrintDialogProps {
  labelIds: string[];
  /** File name of the download, without extension. */
  name: string;
  onClose: () => void;
}

const text = (key: string) => `resources.shipments.print.${key}`;

/** Prepares labels on a chosen paper, which is remembered; the user prints the file. */
export default function PrintDialog({ labelIds, name, onClose }: PrintDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const [paper, setPaper] = useStore('shell.labelPaper', 'label' as PaperSize);
  const [first, setFirst] = useState(0);
  const { file, url, error, refetch } = useLabelsFile({ labelIds, paper, first });
  useEffect(() => {
    if (error) notify(text('failed'), { type: 'error' });
  }, [error, notify]);
  const choose = (chosen: PaperSize) => {
    setPaper(chosen);
    setFirst(0);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTop
        id={titleId}
        title={translate(text('title'), { smart_count: labelIds.length })}
        onClose={onClose}
      />
      <DialogContent dividers>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Choice
            label={translate(text('paper'))}
            value={paper}
            onChange={(value) => choose(value as PaperSize)}
          >
            {paperSizes.map((one) => (
              <option key={one} value={one}>
                {translate(text(`papers.${one}`))}
              </option>
            ))}
          </Choice>
          {paper !== 'label' && (
            <Choice
              label={translate(text('first'))}
              value={String(first)}
              onChange={(value) => setFirst(Number(value))}
            >
              {Array.from({ length: labelsPerSheet }, (_, position) => (
                <option key={position} value={position}>
                  {translate(text(`places.${position}`))}
                </option>
              ))}
            </Choice>
          )}
          {error ? (
            <LoadErrorAlert message={text('failed')} onRetry={() => void refetch()} />
          ) : url ? (
            <Alert severity="success" role="status">
              {translate(text('ready'))}
            </Alert>
          ) : (
            <LinearProgress aria-label={translate(text('preparing'))} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          startIcon={<Download />}
          disabled={!url}
          onClick={() => file && saveFile(file, `${name}.pdf`)}
        >
          {translate(text('download'))}
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
          {translate(text('print'))}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
