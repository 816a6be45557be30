import { Type } from 'typebox';

/** A file in a multipart body. */
export const FilePart = Type.Unsafe({ type: 'string', format: 'binary' });
