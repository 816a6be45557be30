import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { InputProps } from '../../kit/slots.ts';
import type { Estimate } from '../../schemas/estimates/estimates.ts';
import type { TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { TicketPhotoImage, usePhotos } from '../tickets/index.ts';
import { useTicketDevices } from './useTicketDevices.ts';

/** Chooses photos of the ticket that the customer sees with the estimate. */
export default function PhotosInput({ source = 'photo_ids', readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const id = useId();
  const estimate = useRecordContext<Estimate>();
  const devices = useTicketDevices(estimate?.ticket_id);
  if (!estimate?.id) return null;
  return (
    <Group data-wide role="group" aria-labelledby={id}>
      <Typography id={id} component="div" variant="subtitle2">
        {translate('estimate.photos.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('estimate.photos.about')}
      </Typography>
      {devices.map((device) => (
        <PhotosOfDevice key={device.id} device={device} source={source} readOnly={readOnly} />
      ))}
    </Group>
  );
}

interface PhotosOfDeviceProps {
  device: TicketDevice;
  source: string;
  readOnly: boolean;
}

function PhotosOfDevice({ device, source, readOnly }: PhotosOfDeviceProps) {
  const translate = useTranslate();
  const { field } = useController({ name: source });
  const chosen = (field.value ?? []) as string[];
  const { data = [] } = usePhotos(device.id);
  const photos = data.filter(({ is_internal }) => !is_internal);
  const toggle = (id: string) =>
    field.onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return photos.map(({ id, thumbnail }, index) => (
    <FormControlLabel
      key={id}
      control={<Checkbox checked={chosen.includes(id)} disabled={readOnly} onChange={() => toggle(id)} />}
      label={
        <>
          {thumbnail ? (
            <img src={thumbnail} alt="" />
          ) : (
            <TicketPhotoImage deviceId={device.id} id={id} alt="" loading="lazy" />
          )}
          {translate('estimate.photos.choose', { number: index + 1, device: device.device?.name })}
        </>
      }
    />
  ));
}

const Group = styled('div')(({ theme: { spacing } }) => ({
  '& img': {
    width: 64,
    height: 64,
    objectFit: 'cover',
    borderRadius: 6,
    verticalAlign: 'middle',
    marginRight: spacing(1),
  },
}));
