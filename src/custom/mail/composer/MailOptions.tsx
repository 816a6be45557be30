import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { languages } from '../../../i18n/languages.ts';
import type { MailLanguage, NewMail } from '../../../schemas/mail/mail.ts';

/** Language of the email, and sending location. */
export function MailOptions() {
  const translate = useTranslate();
  const { setValue } = useFormContext<NewMail>();
  const [language, location_id] = useWatch<NewMail, ['language', 'location_id']>({
    name: ['language', 'location_id'],
  });
  const { choices } = useCurrentLocation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('mail.options');
  return (
    <>
      <IconButton aria-label={label} title={label} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <MoreVert />
      </IconButton>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
          transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
        >
          <Stack sx={{ gap: 2, p: 2, width: 280 }}>
            <TextField
              select
              label={translate('mail.language')}
              value={language}
              onChange={({ target }) =>
                setValue('language', target.value as MailLanguage, { shouldDirty: true })
              }
            >
              {languages.map(({ locale, name }) => (
                <MenuItem key={locale} value={locale}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            {choices.length > 0 && (
              <TextField
                select
                label={translate('mail.location')}
                value={location_id ?? ''}
                onChange={({ target }) =>
                  setValue('location_id', target.value === '' ? null : Number(target.value), {
                    shouldDirty: true,
                  })
                }
              >
                <MenuItem value="">{translate('mail.no_location')}</MenuItem>
                {choices.map(({ id, location_name }) => (
                  <MenuItem key={id} value={id}>
                    {location_name}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </Stack>
        </Popover>
      )}
    </>
  );
}
