import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { RateError } from '../../../../schemas/shipping/rates.ts';
import { fieldOf } from '../model/fieldErrors.ts';

/** Shows a carrier's address errors at their fields until those change; returns the other errors (contract 4 §5). */
export function useFieldErrors(errors: RateError[], isReturn: boolean): RateError[] {
  const translate = useTranslate();
  const { setError } = useFormContext();
  useEffect(() => {
    for (const error of errors) {
      const field = fieldOf(error, isReturn);
      if (field)
        setError(field, { type: 'carrier', message: translate(`shipping.rateBrowser.invalid.${field}`) });
    }
  }, [errors, isReturn, setError, translate]);
  return errors.filter((error) => !fieldOf(error, isReturn) || error.message);
}
