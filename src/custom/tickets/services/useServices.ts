import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { get, useController, useFormContext, useFormState, type FieldError } from 'react-hook-form';
import type { Repair } from '../../../schemas/repairs/repairs.ts';
import { useStoreSettings } from '../../store/index.ts';
import { newService, toService } from '../../../schemas/tickets/services.ts';
import type { DeviceService } from '../../../schemas/tickets/services.ts';

/** The chosen services of a device in the form. `add` and `addNamed` stay the same. */
export function useServices(source: string) {
  const translate = useTranslate();
  const { settings } = useStoreSettings();
  const { getValues } = useFormContext();
  const { field } = useController({ name: source });
  const { onChange } = field;
  const { errors } = useFormState({ name: source });
  const services = (field.value ?? []) as DeviceService[];
  const append = useCallback(
    (service: DeviceService) => {
      const given = (getValues(source) ?? []) as DeviceService[];
      if (service.repair_id === null || !given.some(({ repair_id }) => repair_id === service.repair_id))
        onChange([...given, service]);
    },
    [getValues, source, onChange],
  );
  return {
    services,
    hasDiagnosis: services.some(({ is_diagnosis }) => is_diagnosis),
    add: useCallback((repair: Repair) => append(toService(repair)), [append]),
    addDiagnosis: () =>
      append({
        ...newService,
        is_diagnosis: true,
        name: translate('intake.services.diagnosis'),
        cost: settings?.diagnosis_fee ?? null,
      }),
    addNamed: useCallback((name: string) => append({ ...newService, name }), [append]),
    remove: (index: number) => onChange(services.filter((_, at) => at !== index)),
    errors: messagesOf(get(errors, source)),
  };
}

/** The messages of a list's error, or of those of its services. */
function messagesOf(error: unknown): string[] {
  if (!error || typeof error !== 'object') return [];
  const { message } = error as FieldError;
  return message ? [message] : [...new Set(Object.values(error).flatMap(messagesOf))];
}
