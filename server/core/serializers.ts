import fastJsonStringify from 'fast-json-stringify';
import type { TSchema } from 'typebox';
import { memoizeBySchema } from './memoizeBySchema.ts';

type Serialize = (data: unknown) => string;

const compile = memoizeBySchema((schema): Serialize => fastJsonStringify(schema));

/** Fastify's serializer compiler, but each serializer is compiled on its first use. */
export function lazySerializer({ schema }: { schema: TSchema }): Serialize {
  let serialize: Serialize | undefined;
  return (data) => {
    serialize ??= compile(schema);
    return serialize(data);
  };
}
