import { Type } from 'typebox';
import { locations } from '../../../schemas/locations/locations.ts';
import type { Model, Rule } from '../../../schemas/model.ts';

const needsPhone: Rule = {
  fields: ['phone'],
  check: ({ phone }) => (phone ? [] : [{ path: '/phone', code: 'required' }]),
};

const { schema, rules = [] } = locations as unknown as Model;

/** The phone number is required here too (contract 1 §5). */
export const locationForm: Model = {
  ...(locations as unknown as Model),
  schema: { ...schema, properties: { ...schema.properties, phone: Type.String({ phone: true }) } },
  rules: [...rules, needsPhone],
};
