import type { ImgHTMLAttributes } from 'react';
import { BlobImage } from '../../../../kit/BlobImage.tsx';
import { privateFileName } from '../../../../schemas/trade/photos.ts';
import { useTradeCalls } from '../../calls.ts';

interface PhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  address: string | undefined;
}

/** A photo of a device, protected by the services or public. */
export function Photo({ address = '', alt, ...props }: PhotoProps) {
  const name = privateFileName(address);
  const { getTradePhoto } = useTradeCalls();
  return name === undefined ? (
    <img {...props} src={address} alt={alt} />
  ) : (
    <BlobImage
      {...props}
      alt={alt}
      queryKey={['tradePhotos', name]}
      load={(signal) => getTradePhoto({ params: { name }, signal })}
    />
  );
}
