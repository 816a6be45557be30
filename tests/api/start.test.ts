import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkIdentity } from '../../server/staff/identity/identity.ts';
import { readSettings } from '../../server/settings.ts';
import { makeServiceAccount, startFakeGoogle } from '../support/google.ts';

const projectId = 'demo-start';
const project = {
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_API_KEY: 'key',
  MAIL_URL: 'smtp://127.0.0.1:1',
};
const account = makeServiceAccount(projectId);
/** A part of the key, which must not be printed. */
const secret = account.private_key.slice(100, 140);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the product like `npm start`. Returns the exit code and stderr. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/launch.js'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      DATA_DIR: mkdtempSync(join(folder, 'data-')),
      PORT: '0',
      METADATA_SERVER_DETECTION: 'none',
      ...project,
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [code, output] = await Promise.all([ended, text(child.stderr)]);
  return { code, output: output.trim() };
}

const sentence = (end: string) => `The setting FIREBASE_SERVICE_ACCOUNT must ${end}`;

describe('a start with an invalid credential ends with a message that names the setting', () => {
  const file = (content: string) => {
    const path = join(folder, `${crypto.randomUUID()}.json`);
    writeFileSync(path, content);
    return path;
  };

  test.concurrent.each([
    [
      'no file',
      () => '/nowhere/service-account.json',
      'be the JSON of a service account or name a readable file',
    ],
    [
      'a key in its place',
      () => account.private_key,
      'be the JSON of a service account or name a readable file',
    ],
    ['a file of something else', () => file(account.private_key), 'hold JSON'],
    [
      'another JSON',
      () => JSON.stringify({ ...account, client_email: undefined }),
      'hold a service account: its',
    ],
    [
      'half a key',
      () => file(JSON.stringify({ ...account, private_key: account.private_key.slice(0, 200) })),
      'hold a service account whose private_key is whole',
    ],
    ['none', () => '', 'be given: the platform has no default credentials'],
  ])('%s', async (_, value, end) => {
    const { code, output } = await start({ FIREBASE_SERVICE_ACCOUNT: value() });
    expect(code).toBe(1);
    expect(output).toContain(sentence(end));
    expect(output).not.toContain('\n');
    expect(output).not.toContain(secret);
  });

  test.concurrent.each([
    ['invalid_grant', /token$/, 400, { error: 'invalid_grant', error_description: secret }],
    [
      'PERMISSION_DENIED',
      /lookup$/,
      403,
      { error: { code: 403, message: secret, status: 'PERMISSION_DENIED' } },
    ],
    ['configuration-not-found', /lookup$/, 400, { error: { code: 400, message: 'CONFIGURATION_NOT_FOUND' } }],
  ])('rejected by Google with %s', async (word, path, status, body) => {
    const google = await startFakeGoogle({ refusal: { path, status, body } });
    const { code, output } = await start({
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
      NODE_OPTIONS: `--import=${google.diversion}`,
    });
    await google.close();
    expect(code).toBe(1);
    expect(output).toBe(
      sentence(
        `be a service account that may administer the accounts of ${projectId}; Google refuses this one (${word}).`,
      ),
    );
  });
});

test.runIf(process.platform === 'linux')(
  'a start whose data directory cannot be created ends with the system error',
  async () => {
    const { code, output } = await start({ DATA_DIR: '/proc/nope/data' });
    expect(code).toBe(1);
    expect(output).toBe("ENOENT: no such file or directory, mkdir '/proc/nope'");
  },
);

test('a start continues when Google is unavailable', async () => {
  const google = await startFakeGoogle();
  await google.close();
  await import(/* @vite-ignore */ google.diversion);
  const output: string[] = [];
  const settings = readSettings({ ...project, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account) });
  await checkIdentity(settings, (line) => output.push(line));
  expect(output).toEqual([expect.stringContaining('Google does not answer')]);
});
