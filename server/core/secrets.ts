import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** An encryption key, with an id made from its hash; undefined means that secrets are stored unencrypted. */
export type SecretsKey = { id: string; key: Buffer } | undefined;

/** Encrypts secrets that the services must read again, so that neither the database nor a backup reveals them. */
export interface Secrets {
  /** Encrypts a secret. `about` names its owner and is authenticated with it, so it decrypts for no other owner. */
  seal: (secret: string, about: string) => string;
  /** Decrypts a secret; undefined if no known key fits. */
  open: (stored: string, about: string) => string | undefined;
  /** Returns whether the value is stored in the form that `seal` produces now. */
  isCurrent: (stored: string) => boolean;
  /** Whether new values are encrypted. */
  isEncrypting: boolean;
}

const algorithm = 'aes-256-gcm';
const IV = 12;
const TAG = 16;
/** Prefix of encrypted values, with the id of the key. */
const sealed = /^v1\.([0-9a-f]{8})\.([\w-]+)$/;

/** Parses comma-separated keys, each base64 of 32 bytes or `none`; undefined if malformed. */
export function readSecretsKeys(text: string): SecretsKey[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => part === 'none' || /^[A-Za-z0-9+/]{43}=$/.test(part))) return undefined;
  return parts.map((part) => (part === 'none' ? undefined : keyOf(Buffer.from(part, 'base64'))));
}

const keyOf = (key: Buffer) => ({ id: createHash('sha256').update(key).digest('hex').slice(0, 8), key });

/** Returns the id of the key that encrypted the value; undefined if it is not encrypted. */
export const keyIdOf = (stored: string): string | undefined => sealed.exec(stored)?.[1];

/** The first key encrypts, all of them decrypt. Without keys, or with `none` first, secrets are stored unencrypted. */
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
