import { useCallback, useEffect, useRef } from 'react';
import { recallFile } from '../../../keptFiles.ts';
import { useBackoff } from '../../../kit/useBackoff.ts';
import type { UploadedPhoto } from '../../../schemas/tickets/photos/photos.ts';
import { keptKey } from '../offline/keptPhotos.ts';

interface KeptPhotos {
  read: () => UploadedPhoto[];
  /** How many of them are kept. */
  waiting: number;
  /** Whether a photo is among the uploads, also one that was refused. */
  isUpload: (key: string) => boolean;
  resume: (key: string, file: File, body: FormData) => void;
  /** Photos that are no longer on this device. */
  onLost: (keys: string[]) => void;
}

const toBody = (image: Blob, { thumbnail }: UploadedPhoto) => {
  const body = new FormData();
  if (thumbnail) body.append('thumbnail', thumbnail);
  body.append('imagefile', image, 'photo');
  return body;
};

/**
 * Sends the kept photos of a device when the form opens with a connection, when it is back, and once one gets through; on a
 * timer one of them, as a bad line takes no more; those that are uploads already are left alone. Returns what sends all of
 * them now.
 */
export function useKeptPhotos(kept: KeptPhotos): () => void {
  const { waiting } = kept;
  const latest = useRef(kept);
  const before = useRef(waiting);
  useEffect(() => {
    latest.current = kept;
  });
  const send = useCallback(async (most = Infinity) => {
    const lost: string[] = [];
    const { read, isUpload } = latest.current;
    const own = read().flatMap((photo) => {
      const key = keptKey(photo);
      return key === undefined || isUpload(key) ? [] : [{ key, photo }];
    });
    for (const { key, photo } of own.slice(0, most)) {
      try {
        const image = await recallFile(key);
        if (image) latest.current.resume(key, new File([image], 'photo'), toBody(image, photo));
        else lost.push(key);
      } catch {
        // This device does not give its files now: it is tried again.
      }
    }
    if (lost.length > 0) latest.current.onLost(lost);
  }, []);
  useEffect(() => {
    const start = () => {
      if (navigator.onLine) void send();
    };
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [send]);
  useEffect(() => {
    if (waiting < before.current && navigator.onLine) void send();
    before.current = waiting;
  }, [waiting, send]);
  useBackoff(waiting, () => void send(1));
  return () => void send();
}
