import { useEffect, useState } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import { Choice } from '../../../../kit/Choice.tsx';
import { labelsPerPage } from '../../../../kit/print/labelSheet.ts';
import { PdfStatus } from '../../../../kit/print/PdfStatus.tsx';
import { PrintDialog } from '../../../../kit/print/PrintDialog.tsx';
import { labelSheets, paperSizes, type PaperSize } from './paperSizes.ts';
import { useLabelsFile } from './useLabelsFile.ts';

interface PrintLabelsDialogProps {
  labelIds: string[];
  /** File name of the download, without extension. */
  name: string;
  onClose: () => void;
}

const texts = 'resources.shipments.print';
const text = (key: string) => `${texts}.${key}`;

/** Prepares labels on a chosen paper, which is remembered; the user prints the file. */
export default function PrintLabelsDialog({ labelIds, name, onClose }: PrintLabelsDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [paper, setPaper] = useStore('shell.labelPaper', 'label' as PaperSize);
  const [first, setFirst] = useState(0);
  const pdf = useLabelsFile({ labelIds, paper, first });
  const { file, url, error } = pdf;
  const count = labelIds.length;
  useEffect(() => {
    if (error) notify(text('failed'), { type: 'error' });
  }, [error, notify]);
  const choose = (chosen: PaperSize) => {
    setPaper(chosen);
    setFirst(0);
  };
  return (
    <PrintDialog {...{ texts, count, name, file, url, onClose }}>
      <Choice label={translate(text('paper'))} value={paper} onChange={(value) => choose(value as PaperSize)}>
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
          {Array.from({ length: labelsPerPage(labelSheets[paper]) }, (_, position) => (
            <option key={position} value={position}>
              {translate(text(`places.${position}`))}
            </option>
          ))}
        </Choice>
      )}
      <PdfStatus {...{ pdf, texts, count }} />
    </PrintDialog>
  );
}
