import { Type } from 'typebox';

/** The query of a document: its language, default English. */
export const DocumentLanguage = Type.Object({ locale: Type.Optional(Type.Enum(['en', 'fr'])) });
