import type { ImgHTMLAttributes } from 'react';
import { BlobImage } from '../../../kit/BlobImage.tsx';
import { usePhotoCalls } from './calls.ts';

interface TicketPhotoImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'id'> {
  deviceId: string;
  id: string;
}

/** A photo of a device on a ticket. */
export function TicketPhotoImage({ deviceId, id, ...props }: TicketPhotoImageProps) {
  const { getTicketPhoto } = usePhotoCalls();
  return (
    <BlobImage
      {...props}
      queryKey={['ticketPhotos', id]}
      load={(signal) => getTicketPhoto({ params: { id: deviceId, photoId: id }, signal })}
    />
  );
}
