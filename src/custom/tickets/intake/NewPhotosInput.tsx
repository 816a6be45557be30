import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { get, useController, useFormContext } from 'react-hook-form';
import { forgetFiles, keepFile } from '../../../keptFiles.ts';
import { MAX_TICKET_PHOTOS, type UploadedPhoto } from '../../../schemas/tickets/photos/photos.ts';
import { keptAddress, keptKey } from '../offline/keptPhotos.ts';
import { usePhotoCalls } from '../photos/calls.ts';
import { PhotoPicker } from '../photos/PhotoPicker.tsx';
import { UploadList } from '../photos/UploadList.tsx';
import { usePhotoUploads } from '../photos/usePhotoUploads.ts';
import { firstMessage } from '../rules/firstMessage.ts';
import { InputGroup } from '../rules/InputGroup.tsx';
import { NewPhotoGrid } from './NewPhotoGrid.tsx';
import { usePendingPhotos } from './pendingPhotos.ts';
import { useKeptPhotos } from './useKeptPhotos.ts';

const newPhoto = (body: FormData, file: string): UploadedPhoto => {
  const thumbnail = body.get('thumbnail');
  return {
    file,
    thumbnail: typeof thumbnail === 'string' ? thumbnail : null,
    phase: 'BEFORE',
    is_internal: true,
    caption: null,
  };
};

const without = (photos: UploadedPhoto[], key: string) => photos.filter((photo) => keptKey(photo) !== key);

/** Photos of a device that is taken in, uploaded at once, or kept without a connection, and added with the ticket. */
export function NewPhotosInput({ source, isRequired }: { source: string; isRequired: boolean }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { field, formState } = useController({ name: source });
  const { onChange, ref } = field;
  const photos = field.value as UploadedPhoto[];
  const { uploadTicketPhoto } = usePhotoCalls();
  // Another device may be removed during an upload, which moves this one.
  const latest = useRef({ source, change: onChange });
  useEffect(() => {
    latest.current = { source, change: onChange };
  });
  const read = () => getValues(latest.current.source) as UploadedPhoto[];
  /** Keys that have or had a photo in the field, or were given up. */
  const known = useRef(new Set<string>());
  /** Adds a photo, or replaces the one that was kept under its key; returns false if that was removed meanwhile. */
  const put = (body: FormData, key: string, file: string): boolean => {
    const own = read();
    const isIn = own.some((photo) => keptKey(photo) === key);
    if (!isIn && known.current.has(key)) return false;
    known.current.add(key);
    const photo = newPhoto(body, file);
    latest.current.change(isIn ? own.map((one) => (keptKey(one) === key ? photo : one)) : [...own, photo]);
    return true;
  };
  const { uploads, add, resume, retry, remove } = usePhotoUploads(
    async (body, key) => {
      const { file } = await uploadTicketPhoto({ query: { key }, body });
      put(body, key, file);
      await forgetFiles([key]);
    },
    async (body, key) => {
      const image = body.get('imagefile');
      const isKept = image instanceof Blob && (await keepFile(key, image));
      if (isKept && !put(body, key, keptAddress(key))) await forgetFiles([key]);
      return isKept;
    },
  );
  const giveUp = (key: string) => {
    known.current.add(key);
    remove(key);
    latest.current.change(without(read(), key));
    void forgetFiles([key]);
  };
  usePendingPhotos(uploads.length > 0);
  useKeptPhotos({
    read,
    resume: (key, file, body) => {
      known.current.add(key);
      resume(key, file, body);
    },
    onLost: giveUp,
  });
  const keptInField = photos.flatMap((photo) => keptKey(photo) ?? []);
  const waiting = keptInField.length;
  const count = photos.length + uploads.filter(({ key }) => !keptInField.includes(key)).length;
  return (
    <InputGroup
      ref={ref}
      title={translate('ticket_photos.title')}
      isRequired={isRequired}
      message={firstMessage(get(formState.errors, source))}
    >
      <PhotoPicker onAdd={add} isFull={count >= MAX_TICKET_PHOTOS} />
      <UploadList uploads={uploads} onRetry={retry} onRemove={giveUp} />
      {uploads.some(({ state }) => state === 'failed') && (
        <FormHelperText error>{translate('intake.offline.photos')}</FormHelperText>
      )}
      {waiting > 0 && (
        <FormHelperText>{translate('intake.offline.kept_photos', { smart_count: waiting })}</FormHelperText>
      )}
      <NewPhotoGrid
        photos={photos}
        onRemove={(file) => {
          const removed = photos.find((one) => one.file === file);
          const key = removed && keptKey(removed);
          if (key) giveUp(key);
          else onChange(photos.filter((one) => one !== removed));
        }}
      />
    </InputGroup>
  );
}
