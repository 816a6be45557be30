import { useQuery } from '@tanstack/react-query';
import { barsOf } from './barcode.ts';
import { labelMarks, moduleOf, type LabelContent } from './labelLayout.ts';
import { sheets, type Paper } from './labelSheets.ts';

/** What stands on labels of a paper, each so many times; and the names of those whose bars do not fit. */
export function useLabels(contents: LabelContent[], paper: Paper, copies: number) {
  const {
    data: barcodes,
    error,
    refetch,
  } = useQuery({
    queryKey: ['itemLabels', contents.map(({ code }) => code)],
    queryFn: () => Promise.all(contents.map(({ code }) => barsOf(code))),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const { label } = sheets[paper];
  const labels = barcodes?.flatMap((barcode, index) =>
    Array.from({ length: copies * (contents[index]!.times ?? 1) }, () =>
      labelMarks(contents[index]!, barcode, label),
    ),
  );
  const without = barcodes?.flatMap((barcode, index) =>
    barcode && moduleOf(barcode, label) ? [] : [contents[index]!.name],
  );
  return { labels, without: without ?? [], error, refetch };
}
