import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SubmitButtons } from '../../../../kit/form/SubmitButtons.tsx';
import type { LabelForm } from '../model/form.ts';
import { browseErrors } from '../model/validation.ts';
import { useLocationOf } from '../useLocation.ts';

/** Browse Rates: disabled until the form is valid; pressing it moves the focus to the first missing field. */
export function BrowseActions({ isLoading }: { isLoading: boolean }) {
  const translate = useTranslate();
  const { trigger, setFocus } = useFormContext();
  const form = useWatch() as LabelForm;
  const [first] = Object.keys(browseErrors(form, useLocationOf(form)));
  return (
    <DialogActions>
      <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
        {translate('shipping.rateBrowser.all_required')}
      </Typography>
      <SubmitButtons
        submitLabel={translate('shipping.rateBrowser.browse')}
        isSaving={isLoading}
        isBlocked={first !== undefined}
        onBlocked={(isPressed) => {
          if (!isPressed || first === undefined) return;
          void trigger();
          setFocus(first);
        }}
      />
    </DialogActions>
  );
}
