import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ImgHTMLAttributes } from 'react';

interface BlobImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** Identifies the picture, which never changes. */
  queryKey: unknown[];
  load: (signal: AbortSignal) => Promise<Blob>;
}

/** A picture that the services protect, fetched with the session's token. */
export function BlobImage({ queryKey, load, alt, ...props }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => load(signal), staleTime: Infinity });
  useEffect(() => {
    if (!data || !image.current) return undefined;
    const url = URL.createObjectURL(data);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return <img {...props} ref={image} alt={alt} aria-busy={!data || undefined} />;
}
