import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useDebouncedText } from '../useDebouncedInput.ts';
import { useField } from './useField.ts';
import { useUpload } from './useUpload.ts';

/** An image by URL or upload, with a preview. */
export function ImageWidget(props: WidgetProps) {
  const { label, readonly, value, onChange } = props;
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { text, type, leave } = useDebouncedText(value as string | undefined, onChange);
  const { upload, stop, isUploading, problem } = useUpload(onChange);
  const field = useField(props);
  const isEmbedded = text.startsWith('data:');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!readonly) void upload(event.dataTransfer.files[0]);
  };
  return (
    <Stack direction="row" sx={{ gap: 1.5 }} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Preview key={value as string | undefined} src={value as string | undefined} />
      <Stack sx={{ flexGrow: 1, gap: 0.5, minWidth: 0 }}>
        {isEmbedded ? (
          <TextField
            {...field}
            value={translate('storefront.form.embedded_image', { size: Math.ceil(text.length / 1366) })}
            slotProps={{ htmlInput: { ...field.slotProps.htmlInput, readOnly: true } }}
          />
        ) : (
          <TextField
            {...field}
            value={text}
            placeholder="https://"
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
        )}
        {!readonly && (
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            <Button
              size="small"
              aria-label={translate('storefront.form.upload_of', { field: label })}
              onClick={() => input.current?.click()}
            >
              {translate('storefront.form.upload')}
            </Button>
            {isUploading ? (
              <Button size="small" color="inherit" onClick={stop}>
                {translate('dialog.cancel')}
              </Button>
            ) : (
              value && (
                <Button size="small" color="inherit" onClick={() => onChange(undefined)}>
                  {translate('image.remove')}
                </Button>
              )
            )}
            <input
              ref={input}
              type="file"
              hidden
              accept="image/*"
              onChange={(event) => {
                void upload(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </Stack>
        )}
        {isUploading && <LinearProgress aria-label={translate('storefront.form.uploading')} />}
        {problem && (
          <FormHelperText error role="alert">
            {problem}
          </FormHelperText>
        )}
      </Stack>
    </Stack>
  );
}

function Preview({ src }: { src: string | undefined }) {
  const translate = useTranslate();
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Frame title={isBroken ? translate('image.broken') : undefined}>
      {src && !isBroken ? (
        <img src={src} alt={translate('image.preview')} loading="lazy" onError={() => setIsBroken(true)} />
      ) : (
        <AddPhoto color="disabled" />
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  overflow: 'hidden',
  border: `1px dashed ${theme.palette.text.disabled}`,
  borderRadius: theme.shape.borderRadius,
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
}));
