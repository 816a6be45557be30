/** What validators are compiled from. */
export { models } from '../src/schemas/models.ts';
export { inputSchema } from '../src/schemas/input.ts';
export { stepForms } from '../src/schemas/stepForm.ts';
export { validatedNames, validatedSchemas } from '../src/schemas/storefront/documents.ts';
export { ajvFormats, ajvOptions, ajvVocabulary } from '../src/schemas/validate.ts';
