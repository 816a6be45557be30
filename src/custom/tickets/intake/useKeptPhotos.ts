import { useEffect, useRef } from 'react';
import { recallFile } from '../../../keptFiles.ts';
import type { UploadedPhoto } from '../../../schemas/tickets/photos/photos.ts';
import { keptKey } from '../offline/keptPhotos.ts';

interface KeptPhotos {
  read: () => UploadedPhoto[];
  resume: (key: string, file: File, body: FormData) => void;
  /** The photo is no longer on this device. */
  onLost: (key: string) => void;
}

/** Sends the kept photos of a device when the form opens with a connection, and when it is back. */
export function useKeptPhotos(kept: KeptPhotos): void {
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  useEffect(() => {
    const resume = async (photo: UploadedPhoto) => {
      const key = keptKey(photo);
      if (key === undefined) return;
      const image = await recallFile(key);
      if (!image) return latest.current.onLost(key);
      const body = new FormData();
      if (photo.thumbnail) body.append('thumbnail', photo.thumbnail);
      body.append('imagefile', image, 'photo');
      return latest.current.resume(key, new File([image], 'photo'), body);
    };
    const start = () => {
      if (navigator.onLine) for (const photo of latest.current.read()) void resume(photo);
    };
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, []);
}
