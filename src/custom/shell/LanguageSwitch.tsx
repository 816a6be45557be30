import Translate from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useLocales, useLocaleState, useTranslate } from 'react-admin';
import { DropdownMenu } from './DropdownMenu.tsx';

export function LanguageSwitch() {
  const translate = useTranslate();
  const locales = useLocales();
  const [current, setCurrent] = useLocaleState();
  return (
    <DropdownMenu
      name={translate('shell.language')}
      button={
        <IconButton>
          <Translate fontSize="small" />
        </IconButton>
      }
    >
      {locales.map(({ locale, name }) => (
        <MenuItem
          key={locale}
          lang={locale}
          selected={locale === current}
          aria-current={locale === current}
          onClick={() => setCurrent(locale)}
        >
          {name}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
