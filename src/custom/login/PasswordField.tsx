import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

/** A password field with a visibility toggle and a Caps Lock warning. */
export function PasswordField({ helperText, ...props }: TextFieldProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      helperText={helperText ?? (hasCapsLock && translate('auth.caps_lock'))}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      slotProps={{
        ...props.slotProps,
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label={translate(isShown ? 'auth.hide_password' : 'auth.show_password')}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
