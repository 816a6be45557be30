import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';

/** Says below a field that its search failed, and searches again. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Back to the text, which the field clears when it is left.
    currentTarget.closest('.MuiAutocomplete-root')?.querySelector('input')?.focus();
    onRetry();
  };
  return (
    <span role="alert">
      {translate('picker.failed')}{' '}
      <Link component="button" type="button" variant="inherit" color="inherit" onClick={retry}>
        {translate('errors.retry')}
      </Link>
    </span>
  );
}
