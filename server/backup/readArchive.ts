import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { open, type Entry, type ZipFile } from 'yauzl';
import { StartError } from '../progress.ts';
import { MANIFEST, type Manifest, type Sum } from './archive.ts';

/** A verified archive: every entry matches the manifest. */
export interface Archive<M> {
  manifest: M;
  names: string[];
  read(name: string): Promise<Readable>;
  /** Reads the lines of an entry lazily. */
  lines(name: string): AsyncIterable<string>;
  close(): void;
}

/** Maximum bytes of a manifest and of a line of rows. */
const most = { manifest: 64 * 1024 * 1024, line: 64 * 1024 * 1024 };

/**
 * Rows compress to about a twentieth: an archive that unpacks to far more was not written by this product (zip bomb).
 */
const largest = (packed: number) => 200 * packed + 100 * 1024 * 1024;

const openZip = promisify<string, { lazyEntries: true; autoClose: false }, ZipFile>(open);

/** Opens an archive and verifies all of it; throws a StartError if it is truncated, corrupt or of another format. */
export async function openArchive<M extends Manifest>(path: string, format: string): Promise<Archive<M>> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch((cause: Error) => {
    throw broken(path, cause);
  });
  try {
    const entries = await entriesOf(zip);
    refuseTooLarge(zip, [...entries.values()]);
    const read = (name: string) => streamOf(zip, entries.get(name), name);
    const manifest = JSON.parse((await buffer(await read(MANIFEST))).toString()) as M & {
      entries: Record<string, Sum>;
    };
    if (manifest.format !== format)
      throw new Error(`It holds a "${manifest.format}" where a "${format}" was expected`);
    for (const [name, sum] of Object.entries(manifest.entries)) await check(await read(name), name, sum);
    return {
      manifest,
      names: Object.keys(manifest.entries),
      read,
      async *lines(name) {
        yield* linesOf(await read(name), name);
      },
      close: () => zip.close(),
    };
  } catch (cause) {
    zip.close();
    throw broken(path, cause as Error);
  }
}

/** The declared sizes can be trusted: the zip reader fails if an entry unpacks to more. */
function refuseTooLarge({ fileSize }: ZipFile, entries: Entry[]): void {
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > largest(fileSize))
    throw new Error(`It would unpack to ${inMegabytes(bytes)} MB, far more than a file of its size can hold`);
  const manifest = entries.find(({ fileName }) => fileName === MANIFEST)?.uncompressedSize ?? 0;
  if (manifest > most.manifest)
    throw new Error(
      `Its ${MANIFEST} has ${inMegabytes(manifest)} MB, at most ${inMegabytes(most.manifest)} are read`,
    );
}

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Yields the lines of an entry; throws if one is too long. */
async function* linesOf(content: Readable, name: string): AsyncGenerator<string> {
  let rest: string[] = [];
  let length = 0;
  for await (const chunk of content.setEncoding('utf8') as AsyncIterable<string>) {
    const [end = '', ...others] = chunk.split('\n');
    rest.push(end);
    length += end.length;
    if (length > most.line)
      throw new Error(`Its ${name} has a line of more than ${inMegabytes(most.line)} MB`);
    if (others.length === 0) continue;
    yield rest.join('');
    const last = others.pop() ?? '';
    yield* others;
    rest = [last];
    length = last.length;
  }
  if (length > 0) yield rest.join('');
}

const broken = (path: string, cause: Error) =>
  new StartError(`${path} cannot be used; nothing was changed. ${cause.message}.`, { cause });

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return entries;
}

async function streamOf(zip: ZipFile, entry: Entry | undefined, name: string): Promise<Readable> {
  if (!entry) throw new Error(`It has no ${name}`);
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

async function check(content: Readable, name: string, expected: Sum): Promise<void> {
  const sum = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    sum.update(chunk);
    bytes += chunk.length;
  }
  if (bytes !== expected.bytes || sum.digest('hex') !== expected.sha256)
    throw new Error(`Its ${name} is not what was written`);
}
