import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { use, useRef } from 'react';
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
import { LostPhotosContext } from './lostPhotos.ts';
import { NewPhotoGrid } from './NewPhotoGrid.tsx';
import { usePendingPhotos } from './pendingPhotos.ts';
import { UploadedPhotosContext } from './uploadedPhotos.ts';
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

interface NewPhotosInputProps {
  source: string;
  isRequired: boolean;
  /** The name of the device, which moves when another one is removed during an upload; undefined once it is removed. */
  currentDevice: () => string | undefined;
}

/** Photos of a device that is taken in, uploaded at once, or kept without a connection, and added with the ticket. */
export function NewPhotosInput({ source, isRequired, currentDevice }: NewPhotosInputProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const {
    field: { ref, value },
    formState: { errors, isSubmitting },
  } = useController({ name: source });
  const photos = value as UploadedPhoto[];
  const { uploadTicketPhoto } = usePhotoCalls();
  const read = () => {
    const device = currentDevice();
    return device === undefined ? undefined : (getValues(`${device}.photos`) as UploadedPhoto[]);
  };
  const change = (changed: UploadedPhoto[]) => {
    const device = currentDevice();
    if (device !== undefined)
      setValue(`${device}.photos`, changed, { shouldDirty: true, shouldValidate: true });
  };
  /** Keys that have or had a photo in the field, or were given up. */
  const known = useRef(new Set<string>());
  /** Adds a photo, or replaces the one that was kept under its key; returns false if it or its device was removed meanwhile. */
  const put = (body: FormData, key: string, file: string): boolean => {
    const own = read();
    if (!own) return false;
    const isIn = own.some((photo) => keptKey(photo) === key);
    if (!isIn && known.current.has(key)) return false;
    known.current.add(key);
    const photo = newPhoto(body, file);
    change(isIn ? own.map((one) => (keptKey(one) === key ? photo : one)) : [...own, photo]);
    return true;
  };
  const noteUploaded = use(UploadedPhotosContext);
  const { uploads, add, resume, retry, remove } = usePhotoUploads(
    async (body, key) => {
      const { file } = await uploadTicketPhoto({ query: { key }, body });
      noteUploaded(key, file);
      if (put(body, key, file)) await forgetFiles([key]);
    },
    async (body, key) => {
      // It is on this device already, or was given up.
      if (known.current.has(key)) return true;
      const image = body.get('imagefile');
      const isKept = image instanceof Blob && (await keepFile(key, image));
      if (isKept && !put(body, key, keptAddress(key))) await forgetFiles([key]);
      return isKept;
    },
  );
  const giveUp = (key: string) => {
    known.current.add(key);
    remove(key);
    change(without(read() ?? [], key));
    void forgetFiles([key]);
  };
  const tellLost = use(LostPhotosContext);
  const keptInField = photos.flatMap((photo) => keptKey(photo) ?? []);
  const waiting = keptInField.length;
  const isUpload = (key: string) => uploads.some((one) => one.key === key);
  // What is kept is sent with the ticket too.
  usePendingPhotos(uploads.some(({ key, state }) => state === 'failed' || !keptInField.includes(key)));
  const sendKept = useKeptPhotos({
    read: () => read() ?? [],
    waiting,
    isUpload,
    resume: (key, file, body) => {
      known.current.add(key);
      resume(key, file, body);
    },
    onLost: (keys) => {
      // Not those that were sent or removed meanwhile.
      const lost = keys.filter((key) => read()?.some((photo) => keptKey(photo) === key));
      for (const key of lost) giveUp(key);
      tellLost(lost);
    },
  });
  const count = photos.length + uploads.filter(({ key }) => !keptInField.includes(key)).length;
  return (
    <InputGroup
      ref={ref}
      title={translate('ticket_photos.title')}
      isRequired={isRequired}
      message={firstMessage(get(errors, source))}
    >
      <PhotoPicker onAdd={add} isFull={count >= MAX_TICKET_PHOTOS} isFixed={isSubmitting} />
      <UploadList uploads={uploads} isFixed={isSubmitting} onRetry={retry} onRemove={giveUp} />
      {uploads.some(({ state }) => state === 'failed') && (
        <FormHelperText error>{translate('intake.offline.photos')}</FormHelperText>
      )}
      {waiting > 0 && (
        <FormHelperText component="div">
          {translate('intake.offline.kept_photos', { smart_count: waiting })}
          <Button size="small" disabled={keptInField.every(isUpload)} onClick={sendKept}>
            {translate('ticket_photos.again')}
          </Button>
        </FormHelperText>
      )}
      <NewPhotoGrid
        photos={photos}
        isSending={isSubmitting}
        onRemove={(file) => {
          const removed = photos.find((one) => one.file === file);
          const key = removed && keptKey(removed);
          if (key) giveUp(key);
          else change(photos.filter((one) => one !== removed));
        }}
      />
    </InputGroup>
  );
}
