import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A key that secrets are encrypted with, known by a part of its hash; undefined: they lie as they are. */
export type SecretsKey = { id: string; key: Buffer } | undefined;

/** Encrypts what the services have to read again, so that neither the database nor a backup tells it. */
export interface Secrets {
  /** What is stored of a secret; `about` names whose it is, and nobody else's opens by it. */
  seal: (secret: string, about: string) => string;
  /** The secret again; undefined where no key that is known opens it. */
  open: (stored: string, about: string) => string | undefined;
  /** Is it stored as `seal` stores it now? */
  isCurrent: (stored: string) => boolean;
  /** Whether what is stored from now on is encrypted. */
  isEncrypting: boolean;
}

const algorithm = 'aes-256-gcm';
const IV = 12;
const TAG = 16;
/** What begins like this is encrypted, by the key of that id. */
const sealed = /^v1\.([0-9a-f]{8})\.([\w-]+)$/;

/** Reads keys with commas between, base64 of 32 bytes each or `none`; undefined where that is not what it is. */
export function readSecretsKeys(text: string): SecretsKey[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => part === 'none' || /^[A-Za-z0-9+/]{43}=$/.test(part))) return undefined;
  return parts.map((part) => (part === 'none' ? undefined : keyOf(Buffer.from(part, 'base64'))));
}

const keyOf = (key: Buffer) => ({ id: createHash('sha256').update(key).digest('hex').slice(0, 8), key });

/** The id of the key that it was encrypted by; undefined: it lies as it is. */
export const keyIdOf = (stored: string): string | undefined => sealed.exec(stored)?.[1];

/** The first key encrypts, all of them decrypt. Without any, or with `none` first, secrets lie as they are. */
export function createSecrets([first, ...others]: SecretsKey[]): Secrets {
  const keys = new Map([first, ...others].flatMap((one) => (one ? [[one.id, one.key] as const] : [])));
  return {
    seal: (secret, about) => (first ? `v1.${first.id}.${encrypt(first.key, secret, about)}` : secret),
    open: (stored, about) => {
      const [, id, text = ''] = sealed.exec(stored) ?? [];
      if (id === undefined) return stored;
      const key = keys.get(id);
      return key && decrypt(key, text, about);
    },
    isCurrent: (stored) => keyIdOf(stored) === first?.id,
    isEncrypting: first !== undefined,
  };
}

function encrypt(key: Buffer, secret: string, about: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: TAG }).setAAD(Buffer.from(about));
  const content = [cipher.update(secret, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...content]).toString('base64url');
}

function decrypt(key: Buffer, text: string, about: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < IV + TAG) return undefined;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(IV, IV + TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
