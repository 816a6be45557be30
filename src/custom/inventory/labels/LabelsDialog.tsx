import Download from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { saveFile } from '../../../kit/export/saveFile.ts';
import { DialogTop } from '../../../kit/form/DialogFrame.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useBusy } from '../../../kit/useBusy.ts';
import { LabelPreview } from './LabelPreview.tsx';
import { LabelChoices, maxLabels } from './LabelChoices.tsx';
import type { LabelContent } from './labelLayout.ts';
import type { LabelSheet } from './labelSheets.ts';
import { useLabels } from './useLabels.ts';

interface LabelsDialogProps {
  contents: LabelContent[];
  /** File name of the download, without extension. */
  name: string;
  onClose: () => void;
}

const text = (key: string) => `itemLabels.${key}`;

/** Prints barcode labels as a PDF: the sheet is remembered; copies and the first free position can be chosen. */
export default function LabelsDialog({ contents, name, onClose }: LabelsDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [sheet, setSheet] = useStore<LabelSheet>('labelPaper', 'letter30');
  const [copies, setCopies] = useState(1);
  const [first, setFirst] = useState(0);
  const { isBusy, busy } = useBusy(text('failed'));
  const { labels, without, error, refetch } = useLabels(contents, sheet, copies);
  const each = contents.reduce((sum, { times = 1 }) => sum + times, 0);
  const isTooMany = each * copies > maxLabels;

  const withFile = (hand: (file: Blob) => void) =>
    busy(async () => {
      const { labelsPdf } = await import('./labelsPdf.ts');
      hand(await labelsPdf(labels ?? [], sheet, first));
    });
  const isDisabled = isBusy || !labels || isTooMany;

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTop
        id={titleId}
        title={translate(text('title'), { smart_count: each * copies })}
        onClose={onClose}
      />
      <DialogContent dividers>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <LabelChoices
            {...{ sheet, copies, first }}
            maxCopies={Math.max(1, Math.floor(maxLabels / each))}
            onSheet={(chosen) => {
              setSheet(chosen);
              setFirst(0);
            }}
            onCopies={setCopies}
            onFirst={setFirst}
          />
          {without.length > 0 && (
            <Alert severity="warning">
              {translate(text('without'), {
                smart_count: without.length,
                names: without.slice(0, 5).join(', '),
              })}
            </Alert>
          )}
          {error ? (
            <LoadErrorAlert message={text('failed')} onRetry={() => void refetch()} />
          ) : labels ? (
            <LabelPreview labels={labels} sheet={sheet} first={first} title={translate(text('preview'))} />
          ) : (
            <LinearProgress aria-label={translate(text('preparing'))} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          startIcon={<Download />}
          disabled={isDisabled}
          onClick={() => void withFile((file) => saveFile(file, `${name}.pdf`))}
        >
          {translate(text('download'))}
        </Button>
        <Button
          variant="contained"
          startIcon={<Print />}
          disabled={isDisabled}
          onClick={() => void withFile(openFile)}
        >
          {translate(text('print'))}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Opens a tab, where browsers print; through a link, which pop-up blockers do not stop. */
function openFile(file: Blob): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    target: '_blank',
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
