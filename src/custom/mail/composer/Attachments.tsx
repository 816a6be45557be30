import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { attachmentExtensions } from '../../../schemas/mail/attachments.ts';
import { formatFileSize } from './formatFileSize.ts';
import type { useAttachments } from './useAttachments.ts';

type AttachmentsProps = Pick<ReturnType<typeof useAttachments>, 'files' | 'refusals' | 'remove'>;

/** Attachments, and why files were refused. */
export function Attachments({ files, refusals, remove }: AttachmentsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <>
      {files.length > 0 && (
        <Files aria-label={translate('mail.attachments')}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <Chip
                variant="outlined"
                label={`${file.name} (${formatFileSize(file.size, locale)})`}
                onDelete={() => remove(file)}
                deleteIcon={
                  <button type="button" aria-label={translate('mail.remove_file', { name: file.name })}>
                    <Close fontSize="small" />
                  </button>
                }
              />
            </li>
          ))}
        </Files>
      )}
      {refusals.map((refusal) => (
        <Alert key={refusal} severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {refusal}
        </Alert>
      ))}
    </>
  );
}

export function AttachButton({ onChoose }: { onChoose: (files: File[]) => unknown }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const label = translate('mail.attach');
  return (
    <>
      <IconButton aria-label={label} title={label} onClick={() => input.current?.click()}>
        <AttachFile />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={attachmentExtensions.join(',')}
        onChange={({ target }) => {
          void onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

const Files = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { maxWidth: '100%' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    padding: 2,
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
});
