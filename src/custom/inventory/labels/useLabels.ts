import { useQuery } from '@tanstack/react-query';
import { encodeBarcode, encodeQr } from './barcode.ts';
import { besideQr, layOutLabel, moduleWidth, type LabelContent } from './labelLayout.ts';
import { labelSheets, type PaperSize } from './labelSheets.ts';

/** Layouts of the labels on a sheet with their copies, and the names of items whose barcode does not fit. */
export function useLabels(contents: LabelContent[], sheet: PaperSize, copies: number) {
  const {
    data: codes,
    error,
    refetch,
  } = useQuery({
    queryKey: ['itemLabels', contents.map(({ code, qr }) => [code, qr])],
    queryFn: () =>
      Promise.all(
        contents.map(async ({ code, qr }) => ({
          barcode: await encodeBarcode(code),
          qr: qr ? await encodeQr(qr) : undefined,
        })),
      ),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const { label } = labelSheets[sheet];
  const labels = codes?.flatMap(({ barcode, qr }, index) =>
    Array.from({ length: copies * (contents[index]!.times ?? 1) }, () =>
      layOutLabel(contents[index]!, barcode, label, qr),
    ),
  );
  const without = codes?.flatMap(({ barcode, qr }, index) =>
    barcode && moduleWidth(barcode, besideQr(label, qr !== undefined)) ? [] : [contents[index]!.name],
  );
  return { labels, without: without ?? [], error, refetch };
}
