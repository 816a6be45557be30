import { usePdfFile } from '../../../../kit/print/usePdfFile.ts';
import { useShippingCalls } from '../../calls.ts';
import type { PaperSize } from './paperSizes.ts';

interface LabelsFileOptions {
  labelIds: string[];
  paper: PaperSize;
  /** First free position on the first sheet. */
  first: number;
}

/** Number of images loaded in parallel. */
const atOnce = 4;

/** The labels as a PDF: the carrier's own file for a single label on label paper, else one built from the images. */
export function useLabelsFile({ labelIds, paper, first }: LabelsFileOptions) {
  const { getLabelFile } = useShippingCalls();
  return usePdfFile(['labels', 'pdf', labelIds, paper, first], async (signal) => {
    const [only, ...others] = labelIds;
    if (paper === 'label' && only !== undefined && others.length === 0)
      return getLabelFile(only, 'pdf', signal);
    const pictures: Blob[] = [];
    for (let start = 0; start < labelIds.length; start += atOnce) {
      const some = labelIds.slice(start, start + atOnce);
      pictures.push(...(await Promise.all(some.map((id) => getLabelFile(id, 'png', signal)))));
    }
    const { labelsPdf } = await import('./labelsPdf.ts');
    return labelsPdf(pictures, paper, first);
  });
}
