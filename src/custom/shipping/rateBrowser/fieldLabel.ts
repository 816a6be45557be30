import type { Field } from './model/form.ts';

/** Message key of a field's label. */
export const fieldLabel = (field: Field) => `shipping.rateBrowser.fields.${field}`;
