import { useQuery } from '@tanstack/react-query';
import { encodeBarcode } from './barcode.ts';
import { layOutLabel, moduleWidth, type LabelContent } from './labelLayout.ts';
import { labelSheets, type PaperSize } from './labelSheets.ts';

/** Layouts of the labels on a sheet with their copies, and the names of items whose barcode does not fit. */
export function useLabels(contents: LabelContent[], sheet: PaperSize, copies: number) {
  const {
    data: barcodes,
    error,
    refetch,
  } = useQuery({
    queryKey: ['itemLabels', contents.map(({ code }) => code)],
    queryFn: () => Promise.all(contents.map(({ code }) => encodeBarcode(code))),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const { label } = labelSheets[sheet];
  const labels = barcodes?.flatMap((barcode, index) =>
    Array.from({ length: copies * (contents[index]!.times ?? 1) }, () =>
      layOutLabel(contents[index]!, barcode, label),
    ),
  );
  const without = barcodes?.flatMap((barcode, index) =>
    barcode && moduleWidth(barcode, label) ? [] : [contents[index]!.name],
  );
  return { labels, without: without ?? [], error, refetch };
}
