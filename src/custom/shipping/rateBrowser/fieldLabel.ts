import type { Field } from './model/form.ts';

/** The message key of a field's name. */
export const fieldLabel = (field: Field) => `shipping.rateBrowser.fields.${field}`;
