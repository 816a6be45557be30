import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { serverTimeouts } from '../../../src/schemas/timeouts.ts';
import { StartError, type Log } from '../../progress.ts';
import { unavailable } from '../problem.ts';
import type { FileStore } from './fileStore.ts';
import type { S3Settings } from './s3Url.ts';

const again = { retries: 2, initRetryMs: 100 };

/** An error response of the S3 server. */
class S3Error extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(`The store of files answers ${status} ${code}`.trim());
    this.status = status;
  }
}

/** Files in a bucket of an S3-compatible store. If it is unavailable, calls that need it fail with 503. */
export function s3Store(settings: S3Settings, within = ''): FileStore {
  const ask = s3Client(settings);
  const prefix = within && `${within}/`;
  return {
    async write(name, bytes, type) {
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256(bytes) };
      await ask(`/${prefix}${name}`, { method: 'PUT', body: Buffer.from(bytes), headers }).then(drop, refuse);
    },
    async read(name) {
      const answer = await ask(`/${prefix}${name}`).catch((error: unknown) => {
        if (error instanceof S3Error && error.status === 404) return undefined;
        return refuse(error);
      });
      if (!answer?.body) return undefined;
      return {
        bytes: Number(answer.headers.get('content-length')),
        stream: Readable.fromWeb(answer.body as ReadableStream),
      };
    },
    async *names() {
      let last: string | undefined = '';
      while (last !== undefined) {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(prefix && { prefix }),
          ...(last && { 'start-after': last }),
        });
        const page = await (await ask(`/?${query}`)).text();
        const names = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name);
        for (const key of names) {
          const name = key.slice(prefix.length);
          if (!name.includes('/')) yield name;
        }
        last = page.includes('<IsTruncated>true<') ? names.at(-1) : undefined;
      }
    },
    async remove(name) {
      await ask(`/${prefix}${name}`, { method: 'DELETE' }).then(drop, refuse);
    },
  };
}

/** Checks that the bucket is usable; throws a StartError that explains what is wrong with S3_URL. */
export async function checkBucket(settings: S3Settings | undefined, log: Log): Promise<void> {
  if (!settings) return;
  try {
    await s3Client(settings)('/?list-type=2&max-keys=1').then(drop);
  } catch (error) {
    if (error instanceof S3Error && error.status < 500)
      throw new StartError(`The setting S3_URL must name a bucket and who may use it: ${error.message}.`);
    log('The store of files does not answer: until it does, pictures are neither shown nor taken.');
  }
}

function s3Client({ url, key, secret, region }: S3Settings) {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    ...again,
  });
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new Error('The store of files does not answer')),
      serverTimeouts.files,
    );
    const answer = await client
      .fetch(url + path, { ...init, signal: controller.signal })
      .finally(() => clearTimeout(timer));
    if (answer.ok) return answer;
    const [, code = ''] = /<Code>(\w+)</.exec(await answer.text()) ?? [];
    throw new S3Error(answer.status, code);
  };
}

const drop = async (answer: Response) => void (await answer.arrayBuffer());

function refuse(cause: unknown): never {
  throw Object.assign(unavailable(), { cause });
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
