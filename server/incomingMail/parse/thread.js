// The worker thread that reads MIME messages: a hostile one takes seconds, which nobody else waits for. JavaScript,
// because workers start without the TypeScript loader. What it returns is bounded.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { convert } from 'html-to-text';
import MailParser from 'mailparser/lib/mail-parser.js';

const { maxText, maxHtml, maxFiles, maxFile, maxFilesBytes } = workerData;

/** Header values that are used, and how much of each. */
const headerNames = [
  'from',
  'reply-to',
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'message-id',
  'in-reply-to',
  'references',
  'subject',
  'content-type',
  'auto-submitted',
  'precedence',
  'x-autoreply',
  'x-autorespond',
  'list',
  'feedback-id',
];
const maxValues = 200;
const maxValue = 2000;

const parserOptions = {
  // Converted here, with limits.
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  checksumAlgo: false,
};

const htmlOptions = {
  wordwrap: false,
  selectors: [
    // Pictures report who reads a message.
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
  limits: { maxDepth: 300, maxChildNodes: 10_000 },
};

parentPort.on('message', async (raw) => {
  try {
    const read = await readMessage(Buffer.from(raw));
    parentPort.postMessage({ read }, []);
  } catch (error) {
    parentPort.postMessage({ failure: String(error?.message ?? error).slice(0, 200) }, []);
  }
});

async function readMessage(raw) {
  const parser = new MailParser(parserOptions);
  const files = [];
  let body = {};
  const sizes = { kept: 0 };
  await new Promise((resolve, reject) => {
    parser.on('data', (part) => {
      if (part.type === 'attachment') readFile(part, files, sizes);
      else body = part;
    });
    parser.once('end', resolve);
    parser.once('error', reject);
    parser.end(raw);
  });
  const text = (body.text?.trim() ? body.text : textOfHtml(body.html || '')).trim();
  return {
    headers: headersOf(parser.headers || new Map()),
    digest: createHash('sha256').update(raw).digest('hex'),
    text: text.slice(0, maxText),
    isCut: text.length > maxText || (!body.text?.trim() && (body.html?.length ?? 0) > maxHtml),
    files,
  };
}

const textOfHtml = (html) => convert(html.slice(0, maxHtml), htmlOptions);

/** Keeps the content of a file within the limits, else its name and size. */
function readFile(part, files, sizes) {
  const isListed = files.length < maxFiles;
  const file = { filename: part.filename || '', bytes: 0 };
  if (isListed) files.push(file);
  let pieces = [];
  part.content.on('data', (piece) => {
    file.bytes += piece.length;
    if (!isListed || file.bytes > maxFile || sizes.kept + file.bytes > maxFilesBytes) pieces = undefined;
    pieces?.push(piece);
  });
  part.content.once('end', () => {
    if (pieces) {
      sizes.kept += file.bytes;
      file.content = Buffer.concat(pieces);
    }
    part.release();
  });
}

/** The texts of each header that is used; of one with addresses, these; and the id of a list. */
const headersOf = (headers) => ({
  ...Object.fromEntries(headerNames.map((name) => [name, textsOf(headers.get(name)).slice(0, maxValues)])),
  'list-id': textsOf(headers.get('list')?.id?.id),
});

function textsOf(value) {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value.slice(0, maxValue)];
  if (Array.isArray(value)) return value.slice(-maxValues).flatMap(textsOf);
  if (Array.isArray(value.value))
    return value.value
      .slice(0, maxValues)
      .flatMap(({ address, name = '', group = [] }) =>
        address
          ? [`${name.slice(0, 200).replaceAll(/[<>]/g, '')} <${address.slice(0, 300)}>`]
          : textsOf({ value: group }),
      );
  return [String(value.value ?? 'yes').slice(0, maxValue)];
}
