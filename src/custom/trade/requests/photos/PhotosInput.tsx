import AddPhoto from '@mui/icons-material/AddAPhotoOutlined';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../../../../dataProvider/errors.ts';
import { imageProblem } from '../../../../kit/form/inputs/imageProblem.ts';
import { useField } from '../../../../kit/form/inputs/useField.tsx';
import type { InputProps } from '../../../../kit/slots.ts';
import { MAX_IMAGE_BYTES } from '../../../../schemas/imageType.ts';
import { MAX_PHOTOS } from '../../../../schemas/trade/requests.ts';
import { useTradeCalls } from '../../calls.ts';
import { Photo } from './Photo.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';

/** Photos of a device, from a phone's camera or a file; each is uploaded at once and opens full-screen. */
export default function PhotosInput({ source = 'photos', readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const titleId = useId();
  const { addTradePhoto } = useTradeCalls();
  const { value, change, control } = useField<string[] | null>({ source, readOnly });
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [shown, setShown] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const photos = value ?? [];
  const room = MAX_PHOTOS - photos.length;
  if (readOnly && photos.length === 0) return null;

  const add = async (files: File[]) => {
    setIsBusy(true);
    setRefusal(undefined);
    let all = photos;
    for (const file of files.slice(0, room)) {
      const problem = (await imageProblem(file)) ?? (await upload(file));
      if (problem) setRefusal(translate(problem, { limit: MAX_IMAGE_BYTES / 1024 / 1024 }));
    }
    setIsBusy(false);

    async function upload(file: File): Promise<string | undefined> {
      try {
        const body = new FormData();
        body.append('imagefile', file);
        const { url: address } = await addTradePhoto({ body });
        all = [...all.filter((one) => one !== address), address];
        change(all);
        return undefined;
      } catch (error) {
        return reasonOf(error, 'messages.failed');
      }
    }
  };
  return (
    <div role="group" data-wide aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {control.label}
      </Typography>
      <Row>
        {photos.map((address, index) => (
          <li key={address}>
            <button
              type="button"
              aria-label={translate('trade.photos.open', { number: index + 1 })}
              onClick={() => setShown(index)}
            >
              <Photo address={address} alt="" />
            </button>
            {!readOnly && (
              <IconButton
                size="small"
                aria-label={translate('trade.photos.remove', { number: index + 1 })}
                onClick={() => change(photos.filter((one) => one !== address))}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </Row>
      {!readOnly && room > 0 && (
        <Button
          size="small"
          startIcon={<AddPhoto />}
          loading={isBusy}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {translate('trade.photos.add')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void add(files);
        }}
      />
      {(refusal ?? (control.error && control.helperText)) && (
        <FormHelperText error role="alert">
          {refusal ?? control.helperText}
        </FormHelperText>
      )}
      {shown !== undefined && photos[shown] && (
        <PhotoViewer photos={photos} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}

const Row = styled('ul')(({ theme: { palette, spacing, shape } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative' },
  '& li > button:first-of-type': {
    display: 'block',
    padding: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    background: 'none',
    cursor: 'zoom-in',
    overflow: 'hidden',
  },
  '& img': { display: 'block', width: 88, height: 88, objectFit: 'cover' },
  '& .MuiIconButton-root': {
    position: 'absolute',
    top: 2,
    right: 2,
    padding: 2,
    background: palette.background.paper,
    '&:hover': { background: palette.background.paper },
  },
}));
