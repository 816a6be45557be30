import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnavailable, problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { useBackoff } from '../../../kit/useBackoff.ts';
import { preparePhoto } from './preparePhoto.ts';

/** A file on its way to the services. */
export interface PhotoUpload {
  /** With which the services recognize a repeated upload. */
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** What is sent, once it is prepared. */
  body?: FormData;
  /** Message key of the failure. */
  reason?: string;
  /** Whether the services could not be reached when it was sent last. */
  wasCut?: boolean;
}

/** Number of files that are sent at the same time. */
const AT_ONCE = 2;

/** Message keys by error code. */
const reasons: Record<string, string> = {
  imageHeic: 'ticket_photos.heic',
  imageType: 'ticket_photos.wrong_type',
  imageBroken: 'ticket_photos.broken',
  imageSize: 'ticket_photos.too_big',
  imagePixels: 'ticket_photos.too_big',
  imageRoom: 'ticket_photos.no_room',
  maxPhotos: 'ticket_photos.full',
};

const reasonFor = (error: unknown): string =>
  reasons[problemsOf(error)[0]?.code ?? ''] ?? reasonOf(error, 'ticket_photos.failed');

/** Whether it waits for the services. */
const isCut = ({ state, wasCut }: PhotoUpload) => state === 'failed' && wasCut;

/**
 * Uploads photos with `send`, a few at a time. One that failed stays in the list, to be tried again or given up, and is
 * tried again by itself, if the services could not be reached, after a while and when the connection is back; one that was
 * sent leaves it, as does one that was cut if `keep` has taken it.
 */
export function usePhotoUploads(
  send: (body: FormData, key: string) => Promise<void>,
  keep: (body: FormData, key: string) => Promise<boolean> = () => Promise.resolve(false),
) {
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const sending = useRef(new Set<string>());
  const set = (key: string, values: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  const upload = async ({ key, file, ...one }: PhotoUpload) => {
    sending.current.add(key);
    set(key, { state: 'sending' });
    let { body } = one;
    try {
      body ??= await preparePhoto(file);
      await send(body, key);
      remove(key);
    } catch (error) {
      const wasCut = isUnavailable(error);
      if (body && wasCut && (await keep(body, key))) remove(key);
      else set(key, { state: 'failed', reason: wasCut ? 'ticket_photos.waits' : reasonFor(error), wasCut });
    } finally {
      sending.current.delete(key);
    }
  };

  useEffect(() => {
    for (const one of uploads) {
      if (one.state !== 'waiting' || sending.current.has(one.key)) continue;
      if (sending.current.size >= AT_ONCE) break;
      void upload(one);
    }
  });

  const retryCut = useCallback(
    () => setUploads((all) => all.map((one) => (isCut(one) ? { ...one, state: 'waiting' } : one))),
    [],
  );
  useEffect(() => {
    addEventListener('online', retryCut);
    return () => removeEventListener('online', retryCut);
  }, [retryCut]);
  useBackoff(uploads.filter(({ wasCut }) => wasCut).length, retryCut);

  const isBusy = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);

  return {
    uploads,
    add: (files: File[]) =>
      setUploads((all) => [
        ...all,
        ...files.map((file): PhotoUpload => ({ key: crypto.randomUUID(), file, state: 'waiting' })),
      ]),
    /** Sends one that was kept. */
    resume: (key: string, file: File, body: FormData) =>
      setUploads((all) =>
        all.some((one) => one.key === key) ? all : [...all, { key, file, body, state: 'waiting' }],
      ),
    retry: (key: string) => set(key, { state: 'waiting' }),
    remove,
  };
}
