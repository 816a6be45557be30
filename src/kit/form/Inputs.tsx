import { cloneElement, memo } from 'react';
import { useRecordContext } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { useHiddenProperties } from '../../authProvider/useHiddenProperties.ts';
import type { Model } from '../../schemas/model.ts';
import { propertyOf, sourceOf, type PropertySchema, type Slot } from '../slots.ts';
import { SchemaInput } from './SchemaInput.tsx';

interface InputsProps {
  model: Model;
  slots: Slot[];
  readOnly: boolean;
}

/**
 * Renders a form's slots: by schema or as the given element; read-only without the right to update, omitted without the
 * right to see.
 */
export const Inputs = memo(function Inputs({ model, slots, readOnly: isReadOnly }: InputsProps) {
  const may = useCan();
  const record = useRecordContext();
  const hidden = useHiddenProperties(model);
  const seen = slots.filter((slot) => !hidden.has(sourceOf(slot)));
  return seen.map((slot) => {
    const source = sourceOf(slot);
    const readOnly = isReadOnly || (record && !may('update', model, record, { [source]: true }));
    const common = { key: source, readOnly, isRequired: !readOnly && isRequired(model, source) };
    if (typeof slot !== 'string') return cloneElement(slot, common);
    return <SchemaInput {...common} key={slot} source={slot} schema={propertyOf(model, slot)} />;
  });
});

/** Whether it must be filled: required, and without a default that applies when it is cleared. */
function isRequired(model: Model, source: string): boolean {
  const property: PropertySchema | undefined = model.schema.properties[source];
  return (
    (model.schema.required ?? []).includes(source) &&
    (property?.default === undefined || property.filled === true)
  );
}
