import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShippingCalls } from '../../calls.ts';
import type { PaperSize } from './paperSizes.ts';

interface LabelsFileOptions {
  labelIds: string[];
  paper: PaperSize;
  /** The place on the first sheet that is free. */
  first: number;
}

/** So many pictures are asked for at once. */
const atOnce = 4;

/** The PDF of labels on a paper: one label alone as the carrier made it, others of their pictures. */
export function useLabelsFile({ labelIds, paper, first }: LabelsFileOptions) {
  const { getLabelFile } = useShippingCalls();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['labels', 'pdf', labelIds, paper, first],
    queryFn: async ({ signal }) => {
      const [only, ...others] = labelIds;
      if (paper === 'label' && only !== undefined && others.length === 0)
        return addressed(await getLabelFile(only, 'pdf', signal));
      const pictures: Blob[] = [];
      for (let start = 0; start < labelIds.length; start += atOnce) {
        const some = labelIds.slice(start, start + atOnce);
        pictures.push(...(await Promise.all(some.map((id) => getLabelFile(id, 'png', signal)))));
      }
      const { labelsPdf } = await import('./labelsPdf.ts');
      return addressed(await labelsPdf(pictures, paper, first));
    },
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  // What was opened in another tab is still being read there.
  useEffect(() => data && (() => void setTimeout(() => URL.revokeObjectURL(data.url), 60_000)), [data]);
  return { ...data, error: isFetching ? null : error, refetch };
}

const addressed = (file: Blob) => ({ file, url: URL.createObjectURL(file) });
