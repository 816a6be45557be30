import { sanitize as sanitizeBy } from '../../../kit/sanitize.ts';

const links = /^(https?:\/\/|mailto:|tel:)/i;
/** Remote images are blocked: loading one would tell the sender when and where the message was read. */
const pictures = /^(\/dc\/files\/[\w-]+\.[a-z]+$|data:image\/(png|jpeg|gif|webp);base64,)/;

/** Sanitizes the body of a message. `describe` returns the text in place of a blocked image. */
export const sanitize = (html: string, describe: (name: string) => string) =>
  sanitizeBy(html, { links, pictures, describe });
