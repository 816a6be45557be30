import { createHash, createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { startHttpServer, type Received } from './httpServer.ts';

/** An in-memory bucket that verifies the signature of each request (Signature Version 4). */
export interface FakeS3 {
  /** The value for S3_URL. */
  url: string;
  host: string;
  objects: Map<string, Buffer>;
  /** A status returned for every request; 'broken' drops the connection in the middle of a response. */
  fault: number | 'broken' | undefined;
  close: () => Promise<void>;
}

const key = 'AKIDEXAMPLE';
const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const region = 'ca-central-1';
const pageSize = 2;

/** Listings have two names per page. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const server = await startHttpServer((request, response) => {
    const name = request.path.replace(/^\/pictures\/?/, '');
    const complaint = played.fault === undefined ? complaintAbout(request) : undefined;
    if (typeof played.fault === 'number') refuse(response, played.fault, 'SlowDown');
    else if (played.fault) {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half', () => response.destroy());
    } else if (complaint) refuse(response, 403, complaint);
    else if (name === '') list(request, response, objects);
    else if (request.method === 'PUT') {
      objects.set(name, request.bytes);
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else {
      const found = objects.get(name);
      if (found) response.writeHead(200, { 'content-length': found.length }).end(found);
      else refuse(response, 404, 'NoSuchKey');
    }
  });
  const host = new URL(server.url).host;
  const played: FakeS3 = {
    url: `http://${key}:${encodeURIComponent(secret)}@${host}/pictures?region=${region}`,
    host,
    objects,
    fault: undefined,
    close: server.close,
  };
  return played;
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function list({ query }: Received, response: ServerResponse, objects: Map<string, Buffer>) {
  if (query.get('list-type') !== '2') return refuse(response, 400, 'InvalidArgument');
  const after = query.get('start-after') ?? '';
  const prefix = query.get('prefix') ?? '';
  const names = [...objects.keys()].toSorted().filter((name) => name > after && name.startsWith(prefix));
  const contents = names.slice(0, pageSize).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  const isTruncated = names.length > pageSize;
  return response.end(
    `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}</ListBucketResult>`,
  );
}

/** Returns an error message for an invalid signature. */
function complaintAbout({ method, path, query, headers, bytes }: Received): string | undefined {
  const scheme =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, id, scope = '', signed = '', signature] = scheme.exec(headers.authorization ?? '') ?? [];
  const date = String(headers['x-amz-date']);
  const hash = String(headers['x-amz-content-sha256']);
  if (id !== key) return 'InvalidAccessKeyId';
  if (scope.split('/')[1] !== region) return 'AuthorizationHeaderMalformed';
  if (Math.abs(Date.now() - momentOf(date)) > 900_000) return 'RequestTimeTooSkewed';
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((one) => signed.split(';').includes(one)))
    return 'AccessDenied';
  if (method === 'PUT' && hash !== sha256(bytes)) return 'XAmzContentSHA256Mismatch';
  const sorted = [...query].map((pair) => pair.map(encodeURIComponent).join('=')).toSorted();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, sorted.join('&'), lines.join(''), signed, hash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signingKey = scope
    .split('/')
    .reduce<string | Buffer>((secretSoFar, part) => hmac(secretSoFar, part), `AWS4${secret}`);
  return hmac(signingKey, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

const momentOf = (date: string) =>
  Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

const hmac = (by: string | Buffer, text: string) => createHmac('sha256', by).update(text).digest();
