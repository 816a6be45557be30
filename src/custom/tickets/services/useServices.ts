import { useTranslate } from 'react-admin';
import { useController, useFormState, type FieldError } from 'react-hook-form';
import { get } from 'react-hook-form';
import type { Repair } from '../../../schemas/repairs/repairs.ts';
import { useStoreSettings } from '../../store/index.ts';
import { newService, toService } from '../../../schemas/tickets/services.ts';
import type { DeviceService } from '../../../schemas/tickets/services.ts';

/** The chosen services of a device in the form. */
export function useServices(source: string) {
  const translate = useTranslate();
  const { settings } = useStoreSettings();
  const { field } = useController({ name: source });
  const { errors } = useFormState({ name: source });
  const services = (field.value ?? []) as DeviceService[];
  const append = (service: DeviceService) => field.onChange([...services, service]);
  return {
    services,
    hasDiagnosis: services.some(({ is_diagnosis }) => is_diagnosis),
    add: (repair: Repair) => {
      if (!services.some(({ repair_id }) => repair_id === repair.id)) append(toService(repair));
    },
    addDiagnosis: () =>
      append({
        ...newService,
        is_diagnosis: true,
        name: translate('intake.services.diagnosis'),
        cost: settings?.diagnosis_fee ?? null,
      }),
    addNamed: (name: string) => append({ ...newService, name }),
    remove: (index: number) => field.onChange(services.filter((_, at) => at !== index)),
    errors: messagesOf(get(errors, source)),
  };
}

/** The messages of a list's error, or of those of its services. */
function messagesOf(error: unknown): string[] {
  if (!error || typeof error !== 'object') return [];
  const { message } = error as FieldError;
  return message ? [message] : [...new Set(Object.values(error).flatMap(messagesOf))];
}
