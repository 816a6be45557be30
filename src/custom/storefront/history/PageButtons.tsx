import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';

interface PageButtonsProps {
  page: number;
  last: number;
  onChange: (page: number) => void;
}

export function PageButtons({ page, last, onChange }: PageButtonsProps) {
  const translate = useTranslate();
  return (
    <Stack
      component="nav"
      aria-label={translate('list.pagination')}
      direction="row"
      sx={{ justifyContent: 'space-between', px: 3, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Button color="inherit" disabled={page === 1} onClick={() => onChange(page - 1)}>
        {translate('configurations.history.newer')}
      </Button>
      <Button color="inherit" disabled={page >= last} onClick={() => onChange(page + 1)}>
        {translate('configurations.history.older')}
      </Button>
    </Stack>
  );
}
