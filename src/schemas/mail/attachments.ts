import { imageType } from '../imageType.ts';

/** Limits of all attachments of an email together. */
export const MAX_ATTACHED_BYTES = 10 * 1024 * 1024;
export const MAX_ATTACHMENTS = 20;

type Check = (bytes: Uint8Array, text: (from: number, to: number) => string) => boolean;

const begins =
  (signature: string): Check =>
  (_, text) =>
    text(0, signature.length) === signature;

const isPicture =
  (type: string): Check =>
  (bytes) =>
    imageType(bytes) === type;

/** Office documents are zip files with a folder by document type. */
const hasFolder =
  (name: string): Check =>
  (bytes, text) =>
    text(0, 4) === 'PK\x03\x04' && holds(bytes, name);

const isOldOffice = begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const isZip = begins('PK\x03\x04');

const isProgram = ['MZ', '\x7fELF', '#!', '%PDF', 'PK\x03\x04'].map(begins);
const isPage = /^\s*<(!doctype|html|script|svg|\?xml)/i;

/** Text has no zero bytes and does not start like an executable, PDF, zip file or HTML page. */
const isText: Check = (bytes, text) =>
  !bytes.includes(0) && !isProgram.some((one) => one(bytes, text)) && !isPage.test(text(0, 200));

/** Accepted file types by extension, with a check of the content. */
const kinds: Record<string, [type: string, check: Check]> = {
  png: ['image/png', isPicture('image/png')],
  jpg: ['image/jpeg', isPicture('image/jpeg')],
  jpeg: ['image/jpeg', isPicture('image/jpeg')],
  gif: ['image/gif', isPicture('image/gif')],
  webp: ['image/webp', isPicture('image/webp')],
  heic: ['image/heic', (_, text) => /^ftyp(heic|heix|mif1|msf1|hevc)$/.test(text(4, 12))],
  pdf: ['application/pdf', begins('%PDF-')],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', hasFolder('word/')],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', hasFolder('xl/')],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation', hasFolder('ppt/')],
  doc: ['application/msword', isOldOffice],
  xls: ['application/vnd.ms-excel', isOldOffice],
  ppt: ['application/vnd.ms-powerpoint', isOldOffice],
  zip: ['application/zip', isZip],
  txt: ['text/plain', isText],
  csv: ['text/csv', isText],
  ics: ['text/calendar', begins('BEGIN:VCALENDAR')],
};

/** Accepted extensions for a file input. */
export const attachmentExtensions = Object.keys(kinds).map((extension) => `.${extension}`);

/** The media type of an attachment; undefined unless its content matches its extension. */
export function attachmentType(name: string, bytes: Uint8Array): string | undefined {
  const extension = /\.([a-z\d]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  const [type, check] = (Object.hasOwn(kinds, extension) && kinds[extension]) || [];
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  return bytes.length > 0 && check?.(bytes, text) ? type : undefined;
}

const MAX_NAME = 120;

/**
 * A file name that is safe in a header and on any file system: the last path segment without line breaks, bidirectional
 * controls and reserved characters.
 */
export function attachmentName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069<>:"|?*]/gu, '').trim();
  const extension = /\.[a-z\d]+$/i.exec(clean)?.[0] ?? '';
  return (clean.slice(0, clean.length - extension.length).slice(0, MAX_NAME) || 'file') + extension;
}

/** Whether a zip file contains a name; names are at its start (local headers) or its end (central directory). */
const holds = (bytes: Uint8Array, name: string): boolean =>
  [bytes.subarray(0, partOfNames), bytes.subarray(-partOfNames)].some((part) =>
    new TextDecoder('latin1').decode(part).includes(name),
  );
const partOfNames = 1024 * 1024;
