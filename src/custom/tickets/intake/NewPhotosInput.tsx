import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { get, useController, useFormContext } from 'react-hook-form';
import { MAX_TICKET_PHOTOS, type UploadedPhoto } from '../../../schemas/tickets/photos/photos.ts';
import { usePhotoCalls } from '../photos/calls.ts';
import { PhotoPicker } from '../photos/PhotoPicker.tsx';
import { UploadList } from '../photos/UploadList.tsx';
import { usePhotoUploads } from '../photos/usePhotoUploads.ts';
import { firstMessage } from '../rules/firstMessage.ts';
import { InputGroup } from '../rules/InputGroup.tsx';
import { NewPhotoGrid } from './NewPhotoGrid.tsx';
import { usePendingPhotos } from './pendingPhotos.ts';

/** Photos of a device that is taken in, uploaded at once and added with the ticket. */
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
  const { uploads, add, retry, remove } = usePhotoUploads(async (body, key) => {
    const { file } = await uploadTicketPhoto({ query: { key }, body });
    const thumbnail = body.get('thumbnail');
    const photo: UploadedPhoto = {
      file,
      thumbnail: typeof thumbnail === 'string' ? thumbnail : null,
      phase: 'BEFORE',
      is_internal: true,
      caption: null,
    };
    const known = getValues(latest.current.source) as UploadedPhoto[];
    latest.current.change([...known, photo]);
  });
  usePendingPhotos(uploads.length > 0);
  return (
    <InputGroup
      ref={ref}
      title={translate('ticket_photos.title')}
      isRequired={isRequired}
      message={firstMessage(get(formState.errors, source))}
    >
      <PhotoPicker onAdd={add} isFull={photos.length + uploads.length >= MAX_TICKET_PHOTOS} />
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      {uploads.some(({ state }) => state === 'failed') && (
        <FormHelperText error>{translate('intake.offline.photos')}</FormHelperText>
      )}
      <NewPhotoGrid
        photos={photos}
        onRemove={(file) => onChange(photos.filter((one) => one.file !== file))}
      />
    </InputGroup>
  );
}
