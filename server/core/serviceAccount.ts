import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  privateKey: string;
}

/**
 * Reads the JSON of a service account, as it is or from the file that is named. What it throws ends the sentence "The
 * setting ..." and tells nothing of what was given, which may be a secret in the wrong place.
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
