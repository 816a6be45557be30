import ContentCopy from '@mui/icons-material/ContentCopy';
import Download from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { saveFile } from '../../../kit/export/saveFile.ts';
import { UnsavedChangesDialog } from '../../../kit/form/UnsavedChangesDialog.tsx';

interface RecoveryCodesProps {
  codes: string[];
  /** Called when the user confirms that the codes are saved. */
  onDone: () => unknown;
}

/** The recovery codes, shown once: navigation is blocked until the user confirms that they are saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const translate = useTranslate();
  const [copied, setCopied] = useState<'copied' | 'not_copied'>();
  const text = codes.join('\r\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch {
      setCopied('not_copied');
    }
  };
  const save = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), translate('account.factor.file_name'));
  return (
    <Stack sx={{ gap: 2 }}>
      <UnsavedChangesDialog
        isUnsaved={() => true}
        isDirty
        isSaving={false}
        question="account.factor.leaving"
      />
      <Alert severity="warning">{translate('account.factor.keep')}</Alert>
      <Box component="ul" aria-label={translate('account.factor.recovery_codes')} sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button startIcon={<ContentCopy />} onClick={() => void copy()}>
          {translate('account.factor.copy')}
        </Button>
        <Button startIcon={<Download />} onClick={save}>
          {translate('account.factor.download')}
        </Button>
      </Stack>
      <div role="status">{copied && translate(`account.factor.${copied}`)}</div>
      <Button variant="contained" size="large" autoFocus onClick={() => void onDone()}>
        {translate('account.factor.kept')}
      </Button>
    </Stack>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: 1,
  m: 0,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  listStyle: 'none',
  fontFamily: 'monospace',
  userSelect: 'text',
};
