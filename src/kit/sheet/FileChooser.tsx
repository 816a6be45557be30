import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

/** Button that chooses a spreadsheet file. */
export function FileChooser({ onChoose }: { onChoose: (file: File) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Zone>
      <Button variant="contained" autoFocus startIcon={<UploadFile />} onClick={() => input.current?.click()}>
        {translate('sheetImport.choose')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {translate('sheetImport.choose_hint')}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xls,.xlsx"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </Zone>
  );
}

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(3, 2),
  textAlign: 'center',
  border: `1px dashed ${theme.palette.text.disabled}`,
  borderRadius: theme.shape.borderRadius,
}));
