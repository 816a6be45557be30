import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import type { Carrier } from '../../../schemas/shipping/carriers.ts';
import type { LabelForm } from './model/form.ts';
import { emailErrors, browseErrors, shipmentErrors, type LabelErrors } from './model/validation.ts';

/** Validates the current step; the second one is known by its carrier. */
export function useResolver(carrier: Carrier | undefined): Resolver<FieldValues> {
  const translate = useTranslate();
  const { locations } = useSession();
  return useCallback(
    (values) => {
      const form = values as LabelForm;
      const location = locations.find(({ id }) => id === form.shipFrom);
      const labelErrors: LabelErrors = carrier
        ? { ...shipmentErrors(form, location, carrier), ...emailErrors(form) }
        : browseErrors(form, location);
      const errors: FieldErrors = Object.fromEntries(
        Object.entries(labelErrors).map(([field, { key, params }]) => [
          field,
          { type: key, message: translate(key, params) },
        ]),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    [carrier, locations, translate],
  );
}
