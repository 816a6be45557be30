import type { FastifyRequest } from 'fastify';
import { imagePixels, MAX_IMAGE_PIXELS } from '../../../src/schemas/imageSize.ts';
import { imageType, isHeic, MAX_IMAGE_BYTES } from '../../../src/schemas/imageType.ts';
import type { Model } from '../../../src/schemas/model.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import type { Files, Picture } from '../files.ts';
import { withoutMetadata } from '../pictures/withoutMetadata.ts';
import { badRequest, invalid, Problem } from '../problem.ts';
import type { Values } from './entity.ts';

const MAX_DATA_BYTES = 1024 * 1024;
/** Maximum number of records that one call removes. */
export const MAX_IDS = 10_000;
const MAX_ITEMS = 1000;

/** Limits of a multipart body. A picture over the limit is truncated, and rejected by property name. */
export const multipartOptions = {
  throwFileSizeLimit: false,
  limits: { fileSize: MAX_IMAGE_BYTES, fieldSize: MAX_DATA_BYTES, files: 1, fields: 10, parts: 11 },
};

interface Form {
  data?: unknown;
  image?: Buffer;
  /** Further text fields. */
  texts: Record<string, string>;
}

/** The parsed body; the picture is stored after validation and authorisation. */
export interface ParsedBody<T> {
  sent: T;
  picture?: Picture;
}

/**
 * Returns the values of a JSON or multipart body (`data` and `imagefile`), with the address of the picture among them.
 */
export async function readValues(
  request: FastifyRequest,
  files: Files,
  { image: property = 'imagefile' }: Pick<Model, 'image'>,
): Promise<ParsedBody<Values>> {
  if (!request.isMultipart()) return { sent: asObject(request.body) };
  const { data, image } = await readForm(request, property).catch(refuseForm);
  if (data === undefined) throw badRequest([{ path: '/data', code: 'required' }]);
  const values = asObject(data);
  if (!image) return { sent: values };
  const picture = receive(image, files, property);
  return { sent: { ...values, [property]: picture.address }, picture };
}

/** Returns the items of a JSON or multipart body that is a list; a picture applies to all of them. */
export async function readItems(
  request: FastifyRequest,
  files: Files,
  { image: property = 'imagefile' }: Pick<Model, 'image'>,
): Promise<ParsedBody<Values[]>> {
  if (!request.isMultipart()) return { sent: asItems(request.body) };
  const { data, image } = await readForm(request, property).catch(refuseForm);
  const items = asItems(data);
  if (!image) return { sent: items };
  const picture = receive(image, files, property);
  return { sent: items.map((values) => ({ ...values, [property]: picture.address })), picture };
}

function asItems(value: unknown): Values[] {
  if (!Array.isArray(value)) throw badRequest([{ path: '', code: 'type', params: { type: 'array' } }]);
  if (value.length > MAX_ITEMS)
    throw badRequest([{ path: '', code: 'maxItems', params: { limit: MAX_ITEMS } }]);
  return value.map(asObject);
}

/** Stores the picture of a multipart body (`imagefile`) and returns its address. */
export async function readImage(
  request: FastifyRequest,
  files: Files,
  { isPrivate = false } = {},
): Promise<string> {
  const { picture } = await readPicture(request, files, { isPrivate });
  await picture.keep(request.scope);
  return picture.address;
}

interface PictureOptions {
  isPrivate?: boolean;
  /** Makes the file one of this upload only. */
  key?: string;
  /** Maximum size in bytes. */
  limit?: number;
}

/** Returns the picture of a multipart body (`imagefile`), not stored yet, and the text fields beside it. */
export async function readPicture(
  request: FastifyRequest,
  files: Files,
  { isPrivate, key, limit }: PictureOptions = {},
): Promise<{ picture: Picture; texts: Record<string, string> }> {
  const form: Form = request.isMultipart()
    ? await readForm(request, 'imagefile', limit).catch(refuseForm)
    : { texts: {} };
  if (!form.image) throw invalid([{ path: '/imagefile', code: 'required' }]);
  return { picture: receive(form.image, files, 'imagefile', isPrivate, key), texts: form.texts };
}

async function readForm(request: FastifyRequest, property: string, limit = MAX_IMAGE_BYTES): Promise<Form> {
  if (Number(request.headers['content-length']) > limit + 2 * MAX_DATA_BYTES) throw tooLarge(property, limit);
  const form: Form = { texts: {} };
  for await (const part of request.parts({ limits: { ...multipartOptions.limits, fileSize: limit } })) {
    if (part.type === 'file' && part.fieldname === 'imagefile') {
      form.image = await part.toBuffer();
      if (part.file.truncated) throw tooLarge(property, limit);
    } else if (part.type === 'file') {
      part.file.resume();
    } else if (part.fieldname === 'data') {
      form.data = parse(part.value);
    } else if (typeof part.value === 'string') {
      form.texts[part.fieldname] = part.value;
    }
  }
  return form;
}

/** The parser's own errors do not distinguish client from server errors. */
export function refuseForm(error: Error & { statusCode?: number }): never {
  throw error instanceof Problem || error.statusCode ? error : new Problem(400, 'The form cannot be read.');
}

/** Returns the ids of a body {ids}; rejects an empty list. */
export function readIds(body: unknown): string[] {
  const { ids } = (body ?? {}) as { ids?: unknown };
  if (!Array.isArray(ids) || ids.length === 0) throw wrongIds('required');
  if (!ids.every(isId)) throw wrongIds('type', { type: 'string' });
  if (ids.length > MAX_IDS) throw wrongIds('maxItems', { limit: MAX_IDS });
  return ids as string[];
}

const wrongIds = (code: string, params?: ValidationError['params']) =>
  badRequest([{ path: '/ids', code, params }]);

const isId = (value: unknown) => typeof value === 'string' || Number.isSafeInteger(value);

function receive(image: Buffer, files: Files, property: string, isPrivate = false, key?: string): Picture {
  const type = imageType(image);
  if (!type) throw invalid([{ path: `/${property}`, code: isHeic(image) ? 'imageHeic' : 'imageType' }]);
  const pixels = imagePixels(type, image);
  const plain = pixels && withoutMetadata(type, image);
  if (!plain) throw invalid([{ path: `/${property}`, code: 'imageBroken' }]);
  if (pixels > MAX_IMAGE_PIXELS) {
    const params = { limit: MAX_IMAGE_PIXELS / 1_000_000 };
    throw invalid([{ path: `/${property}`, code: 'imagePixels', params }]);
  }
  return files.receive(plain, property, isPrivate, key);
}

export function asObject(value: unknown): Values {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Values;
  throw invalid([{ path: '', code: 'type', params: { type: 'object' } }]);
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest([{ path: '/data', code: 'json' }]);
  }
}

const tooLarge = (property: string, limit: number) =>
  invalid([{ path: `/${property}`, code: 'imageSize', params: { limit: limit / 1024 / 1024 } }]);
