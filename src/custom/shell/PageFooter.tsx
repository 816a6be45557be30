import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

const year = new Date().getFullYear();

export const PageFooter = memo(function PageFooter({ store }: { store: { name: string } }) {
  const translate = useTranslate();
  return (
    <Typography
      component="footer"
      variant="caption"
      color="text.secondary"
      sx={{ px: { xs: 2, md: 3 }, pb: 2 }}
    >
      {translate('shell.footer', { year, store: store.name })}
    </Typography>
  );
});
