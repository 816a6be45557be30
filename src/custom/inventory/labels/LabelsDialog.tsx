import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { PrintDialog } from '../../../kit/print/PrintDialog.tsx';
import { LabelPreview } from './LabelPreview.tsx';
import { LabelChoices, maxLabels } from './LabelChoices.tsx';
import type { LabelContent } from './labelLayout.ts';
import type { PaperSize } from './labelSheets.ts';
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
  const [sheet, setSheet] = useStore<PaperSize>('labelPaper', 'letter30');
  const [copies, setCopies] = useState(1);
  const [first, setFirst] = useState(0);
  const [isReplaced, setIsReplaced] = useState(false);
  const { labels, without, error, refetch } = useLabels(contents, sheet, copies);
  const each = contents.reduce((sum, { times = 1 }) => sum + times, 0);
  const create = async () => {
    const { labelsPdf } = await import('./labelsPdf.ts');
    return labelsPdf(labels ?? [], sheet, first, () => setIsReplaced(true));
  };
  return (
    <PrintDialog
      texts="itemLabels"
      count={each * copies}
      maxWidth="sm"
      {...{ name, create, onClose }}
      isDisabled={!labels || each * copies > maxLabels}
    >
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
      {isReplaced && (
        <Alert severity="warning" role="status">
          {translate(text('replaced'))}
        </Alert>
      )}
      {error ? (
        <LoadErrorAlert message={text('failed')} onRetry={() => void refetch()} />
      ) : labels ? (
        <LabelPreview labels={labels} sheet={sheet} first={first} title={translate(text('preview'))} />
      ) : (
        <LinearProgress aria-label={translate(text('preparing'))} />
      )}
    </PrintDialog>
  );
}
