import AddPhoto from '@mui/icons-material/AddAPhotoOutlined';
import Image from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface PhotoPickerProps {
  onAdd: (files: File[]) => void;
  isFull: boolean;
  /** None can be added now. */
  isFixed?: boolean;
  /** Further controls beside the buttons. */
  children?: ReactNode;
}

const picturesOf = (files: FileList | undefined) =>
  [...(files ?? [])].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name));

/** Of several pickers on a page, the one in whose section the focus is takes what is pasted. */
const isPasteFor = (zone: HTMLElement | null) =>
  document.querySelectorAll('[data-photo-zone]').length === 1 ||
  zone?.closest('section')?.contains(document.activeElement) === true;

/** Adds photos by camera, file, paste and drop. */
export function PhotoPicker({ onAdd, isFull, isFixed = false, children }: PhotoPickerProps) {
  const translate = useTranslate();
  const isClosed = isFull || isFixed;
  const camera = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | undefined) => {
    const pictures = picturesOf(list);
    if (pictures.length > 0 && !isClosed) onAdd(pictures);
    return pictures.length > 0;
  };

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (!isPasteFor(zone.current)) return;
      if (take(event.clipboardData?.files)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  const input: InputHTMLAttributes<HTMLInputElement> = {
    type: 'file',
    hidden: true,
    accept: 'image/*,.heic,.heif',
    onChange: ({ target }) => {
      take(target.files ?? undefined);
      target.value = '';
    },
  };
  return (
    <Zone
      ref={zone}
      data-photo-zone
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          size="small"
          startIcon={<AddPhoto />}
          disabled={isClosed}
          onClick={() => camera.current?.click()}
        >
          {translate('ticket_photos.take')}
        </Button>
        <Button size="small" startIcon={<Image />} disabled={isClosed} onClick={() => files.current?.click()}>
          {translate('ticket_photos.choose')}
        </Button>
        {children}
      </Stack>
      <Typography variant="caption" color="text.secondary">
        {translate(isFull ? 'ticket_photos.full' : 'ticket_photos.hint')}
      </Typography>
      <input ref={camera} {...input} capture="environment" />
      <input ref={files} {...input} multiple />
    </Zone>
  );
}

const Zone = styled('div')(({ theme: { palette, spacing, shape } }) => ({
  padding: spacing(1),
  border: `1px dashed ${palette.divider}`,
  borderRadius: shape.borderRadius,
  '&[data-over=true]': { borderColor: palette.primary.main, background: palette.action.hover },
}));
