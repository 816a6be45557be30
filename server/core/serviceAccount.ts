import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  privateKey: string;
}

/**
 * Reads the JSON of a service account, given inline or as the name of a file. Error messages complete the sentence "The
 * setting ..." and quote nothing of the value, which may be a misplaced secret.
 */
export function readServiceAccount(value: string): ServiceAccount {
  const { project_id, client_email, private_key } = parse(/^\s*{/.test(value) ? value : readFile(value));
  if (!isText(project_id) || !isText(client_email) || !isText(private_key)) {
    throw new Error('must hold a service account: its project_id, client_email and private_key');
  }
  if (!isRsaKey(private_key)) throw new Error('must hold a service account whose private_key is whole');
  return { projectId: project_id, clientEmail: client_email, privateKey: private_key };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error('must be the JSON of a service account or name a readable file that holds it');
  }
}

function parse(json: string): Record<string, unknown> {
  try {
    return (JSON.parse(json) ?? {}) as Record<string, unknown>;
  } catch {
    throw new Error('must hold JSON, as Firebase gives it out for a service account');
  }
}
