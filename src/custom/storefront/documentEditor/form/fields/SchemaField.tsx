import { getDefaultRegistry } from '@rjsf/core';
import { deepEquals, type FieldProps } from '@rjsf/utils';
import { memo, type ComponentType } from 'react';
import { useDocumentForm, useFormValue } from '../FormValue.ts';
import { UnsupportedField } from './UnsupportedField.tsx';
import { fits } from './fits.ts';

const StandardField = getDefaultRegistry().fields.SchemaField as ComponentType<FieldProps>;

/** Renders RJSF's field, or the raw value if it does not match the schema's type. */
export const SchemaField = memo(function SchemaField(props: FieldProps) {
  return props.fieldPathId.path.length === 0 ? <RootField {...props} /> : <AnyField {...props} />;
}, isSame);

function RootField(props: FieldProps) {
  const { change } = useDocumentForm();
  return <AnyField {...props} formData={useFormValue()} onChange={change} />;
}

function AnyField(props: FieldProps) {
  return fits(props.schema, props.formData) ? <StandardField {...props} /> : <UnsupportedField {...props} />;
}

/** Ignores the callbacks for renaming properties, which RJSF creates on every render. */
function isSame(before: FieldProps, after: FieldProps) {
  return (
    before.formData === after.formData &&
    before.schema === after.schema &&
    before.uiSchema === after.uiSchema &&
    before.onChange === after.onChange &&
    before.registry === after.registry &&
    before.readonly === after.readonly &&
    before.required === after.required &&
    before.fieldPathId.$id === after.fieldPathId.$id &&
    deepEquals(before.errorSchema, after.errorSchema)
  );
}
