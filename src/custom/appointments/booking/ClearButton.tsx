import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { useSelection } from './selection.ts';

interface ClearButtonProps {
  /** Whether filters can be cleared in addition to the form. */
  isNarrowed: boolean;
  onClear: () => void;
}

/** Clears the form after confirmation; shows the number of selected repairs. */
export function ClearButton({ isNarrowed, onClear }: ClearButtonProps) {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { dirtyFields, isSubmitting } = useFormState();
  const isEmpty = !isNarrowed && Object.keys(dirtyFields).length === 0;
  const { selected } = useSelection();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button color="inherit" disabled={isEmpty || isSubmitting} onClick={() => setIsAsking(true)}>
        {translate('newBooking.clear.button')}
      </Button>
      <Typography variant="body2" role="status" sx={{ mr: 'auto', display: { xs: 'none', sm: 'block' } }}>
        {selected.length > 0 && translate('newBooking.selected_count', { smart_count: selected.length })}
      </Typography>
      {isAsking && (
        <Confirm
          title={translate('newBooking.clear.title')}
          text={translate('newBooking.clear.text')}
          confirmLabel={translate('newBooking.clear.button')}
          cancelLabel={translate('newBooking.clear.keep')}
          onConfirm={() => {
            reset();
            onClear();
            setIsAsking(false);
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
