import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { names } from '../../../core/dataDir.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A text stored encrypted in DATA_DIR. */
export interface EncryptedFile {
  read(): string | undefined;
  /** Returns when the text is on disk; after a crash the file contains the old or the new text. */
  write(text: string): void;
  /** Returns a key for another purpose, derived from the file's. */
  deriveKey(purpose: string): Buffer;
}

export function openEncryptedFile(dataDir: string): EncryptedFile {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, names.identityAccounts);
  const key = readOrMakeKey(join(dataDir, names.identityKey));
  let current: string | undefined;
  return {
    read() {
      if (!existsSync(path)) return undefined;
      current = decrypt(readFileSync(path), key, path);
      return current;
    },
    write(text) {
      if (text === current) return;
      writeFileSync(`${path}.new`, encrypt(text, key), { mode: 0o600 });
      renameSync(`${path}.new`, path);
      current = text;
    },
    deriveKey: (purpose) => createHmac('sha256', key).update(purpose).digest(),
  };
}

function readOrMakeKey(path: string): Buffer {
  if (!existsSync(path)) {
    writeFileSync(`${path}.new`, randomBytes(32), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return readFileSync(path);
}

function encrypt(text: string, key: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, key, iv);
  const content = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([iv, encryption.getAuthTag(), content]);
}

function decrypt(bytes: Buffer, key: Buffer, path: string): string {
  try {
    const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
    decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return (
      decryption.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8')
    );
  } catch (error) {
    throw new Error(
      `The accounts in ${path} cannot be read with the key beside them; restore both from the same backup.`,
      { cause: error },
    );
  }
}
