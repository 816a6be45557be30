import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { shopUrl } from './shopUrl.ts';
import { useStoreConfig } from './useStoreConfig.ts';

/** Links to the storefront's shop, if the storefront's navigation has one (contract 1 §2.2). */
export function ShopLink() {
  const translate = useTranslate();
  const href = shopUrl(useStoreConfig());
  if (!href) return null;
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      size="small"
      color="inherit"
      endIcon={<OpenInNew />}
      sx={{ display: { xs: 'none', sm: 'inline-flex' }, minHeight: 34 }}
    >
      {translate('shell.shop')}
    </Button>
  );
}
