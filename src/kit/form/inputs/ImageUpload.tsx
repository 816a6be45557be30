import Delete from '@mui/icons-material/DeleteOutlined';
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MAX_IMAGE_BYTES } from '../../../schemas/imageType.ts';
import type { InputProps } from '../../slots.ts';
import { imageProblem } from './imageProblem.ts';
import { useField } from './useField.tsx';

/**
 * Image input by file dialog or drop: validates size and content, previews and removes. The form holds the file as
 * `imagefile` and the preview's URL as the property.
 */
export default function ImageUpload({ source = 'img_src', readOnly, isRequired }: Partial<InputProps>) {
  const translate = useTranslate();
  const titleId = useId();
  const { setValue } = useFormContext();
  const { value: src, control } = useField<string | null>({ source, isRequired });
  const [refusal, setRefusal] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const preview = useRef<string>(undefined);
  const limit = MAX_IMAGE_BYTES / 1024 / 1024;

  const show = (file: File | undefined, address: string | null) => {
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = file && (address ?? undefined);
    setIsBroken(false);
    setValue('imagefile', file, { shouldDirty: true });
    setValue(source, address, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  };
  useEffect(() => () => URL.revokeObjectURL(preview.current ?? ''), []);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const problem = await imageProblem(file);
    setRefusal(problem && translate(problem, { limit }));
    if (!problem) show(file, URL.createObjectURL(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!readOnly) void choose(event.dataTransfer.files[0]);
  };
  const { label, helperText, inputRef, onBlur } = control;
  const error = refusal ?? helperText;

  return (
    <Stack data-wide role="group" sx={{ gap: 0.5 }} aria-labelledby={titleId}>
      <Typography id={titleId} variant="body2" color="text.secondary">
        {label}
      </Typography>
      <DropZone onDragOver={(event) => event.preventDefault()} onDrop={drop} data-invalid={Boolean(error)}>
        {src && !isBroken ? (
          <img src={src} alt={translate('image.preview')} onError={() => setIsBroken(true)} />
        ) : (
          <AddPhoto color="disabled" fontSize="large" />
        )}
        {!readOnly && (
          <>
            <Stack sx={{ alignItems: 'flex-start' }}>
              <Button size="small" ref={inputRef} onBlur={onBlur} onClick={() => input.current?.click()}>
                {translate(src ? 'image.replace' : 'image.choose')}
              </Button>
              <Typography variant="caption" color="text.secondary" sx={{ px: 0.5 }}>
                {isBroken ? translate('image.broken') : translate('image.hint', { limit })}
              </Typography>
            </Stack>
            {src && (
              <IconButton
                sx={{ ml: 'auto' }}
                aria-label={translate('image.remove')}
                onClick={() => {
                  setRefusal(undefined);
                  show(undefined, null);
                }}
              >
                <Delete />
              </IconButton>
            )}
            <input
              ref={input}
              type="file"
              hidden
              accept="image/*"
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </>
        )}
      </DropZone>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Stack>
  );
}

const DropZone = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 88,
  padding: theme.spacing(1.5),
  border: `1px dashed ${theme.palette.text.disabled}`,
  borderRadius: theme.shape.borderRadius,
  '&[data-invalid=true]': { borderColor: theme.palette.error.main },
  '& img': { width: 64, height: 64, objectFit: 'contain', borderRadius: theme.shape.borderRadius },
}));
