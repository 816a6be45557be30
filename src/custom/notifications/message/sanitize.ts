import { sanitize as sanitizeBy } from '../../../kit/sanitize.ts';

const links = /^(https?:\/\/|mailto:|tel:)/i;
/** A picture from elsewhere would tell its sender that, when and where the message is read. */
const pictures = /^(\/dc\/files\/[\w-]+\.[a-z]+$|data:image\/(png|jpeg|gif|webp);base64,)/;

/** The body of a message as harmless HTML; `describe` words a picture that is not shown. */
export const sanitize = (html: string, describe: (name: string) => string) =>
  sanitizeBy(html, { links, pictures, describe });
