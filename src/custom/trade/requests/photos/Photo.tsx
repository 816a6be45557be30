import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ImgHTMLAttributes } from 'react';
import { privateFileName } from '../../../../schemas/trade/photos.ts';
import { useTradeCalls } from '../../calls.ts';

interface PhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  address: string | undefined;
}

/** A photo of a device; one that the services protect is fetched with the session's token. */
export function Photo({ address = '', alt, ...props }: PhotoProps) {
  const name = privateFileName(address);
  const { getTradePhoto } = useTradeCalls();
  const image = useRef<HTMLImageElement>(null);
  const { data } = useQuery({
    queryKey: ['tradePhotos', name],
    queryFn: ({ signal }) => getTradePhoto({ params: { name: name ?? '' }, signal }),
    enabled: name !== undefined,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!data || !image.current) return undefined;
    const url = URL.createObjectURL(data);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [data]);
  const isAwaited = name !== undefined && !data;
  return (
    <img
      {...props}
      ref={image}
      src={name === undefined ? address : undefined}
      alt={alt}
      aria-busy={isAwaited || undefined}
    />
  );
}
