import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { usePhotos } from './usePhotos.ts';

interface ChosenPhotosProps {
  deviceId: string;
  ids: readonly string[];
  /** Of the device, above its photos. */
  title?: string | undefined;
}

/** Those photos of a device on a ticket that were chosen; absent if none is of it. */
export default function ChosenPhotos({ deviceId, ids, title }: ChosenPhotosProps) {
  const { data, error, refetch } = usePhotos(deviceId);
  const [opened, setOpened] = useState<string>();
  if (error) return <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={96} />;
  const photos = data.filter(({ id }) => ids.includes(id));
  if (photos.length === 0) return null;
  const photo = photos.find(({ id }) => id === opened);
  return (
    <>
      {title && (
        <Typography component="h3" variant="subtitle2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      )}
      <PhotoGrid deviceId={deviceId} photos={photos} onOpen={setOpened} />
      {photo && (
        <PhotoDialog
          {...{ deviceId, photos, photo }}
          mayEdit={false}
          onShow={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
