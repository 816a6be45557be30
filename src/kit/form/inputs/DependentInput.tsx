import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps, PropertySchema } from '../../slots.ts';
import { SchemaInput } from '../SchemaInput.tsx';

interface DependentInputProps extends Partial<InputProps> {
  source: string;
  schema: PropertySchema;
  /** The source of the switch. */
  on: string;
}

/** Input that is shown and required while a switch is on; cleared when it is turned off. */
export default function DependentInput({ on, schema, source, readOnly }: DependentInputProps) {
  const { setValue } = useFormContext();
  const isOn = Boolean(useWatch({ name: on }));
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current && !isOn) setValue(source, null, { shouldDirty: true, shouldValidate: true });
    wasOn.current = isOn;
  }, [isOn, source, setValue]);
  return isOn && <SchemaInput {...{ source, schema, readOnly }} isRequired={!readOnly} />;
}
