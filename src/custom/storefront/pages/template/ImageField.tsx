import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { blockSchemas } from '../../../../schemas/storefront/blocks.ts';
import { schemaAt } from '../../../../schemas/storefront/schema.ts';
import { useUpload } from '../../documentEditor/form/widgets/useUpload.ts';
import { matchesPattern } from './matchesPattern.ts';

const schema = schemaAt(blockSchemas.Image, '/src');

export interface FieldRenderProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  readOnly?: boolean;
}

/** An image by URL or upload. */
export function ImageField({ id, value, onChange, readOnly }: FieldRenderProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { upload, isUploading, problem } = useUpload(onChange);
  const wrong = problem ?? (matchesPattern(schema, value) ? undefined : translate('validation.image'));
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        id={id}
        label={translate('staticPages.image.address')}
        fullWidth
        value={value}
        disabled={readOnly}
        error={wrong !== undefined}
        helperText={wrong}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={<Upload />}
        disabled={readOnly || isUploading}
        onClick={() => input.current?.click()}
      >
        {translate(isUploading ? 'staticPages.image.uploading' : 'staticPages.image.upload')}
      </Button>
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
  );
}
