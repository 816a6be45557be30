import type { Components } from '@mui/material/styles';
import type { TranslateFunction } from 'react-admin';

/** Translations of MUI's built-in texts. */
export const componentTexts = (translate: TranslateFunction): Components => ({
  MuiAlert: { defaultProps: { closeText: translate('dialog.close') } },
  MuiAutocomplete: {
    defaultProps: {
      clearText: translate('picker.clear'),
      closeText: translate('picker.close'),
      openText: translate('picker.open'),
      loadingText: translate('picker.searching'),
      noOptionsText: translate('picker.none'),
    },
  },
});
