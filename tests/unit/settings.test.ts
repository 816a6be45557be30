import { describe, expect, test } from 'vitest';
import { originsOf } from '../../server/store/origins.ts';
import { settingList } from '../../server/settingList.ts';
import { readSettings, SettingError } from '../../server/settings.ts';

test('runs locally without any setting', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 4000, host: '127.0.0.1', databaseUrl: undefined });
  expect(settings.firebase.isEmulated).toBe(true);
  expect(settings.filesDir).toBe(`${settings.dataDir}/files`);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://db'],
  ['PRODUCT_SERVICE_URL', 'products'],
  ['LOG_LEVEL', 'loud'],
  ['FIREBASE_AUTH_EMULATOR_HOST', 'somewhere'],
  ['MAIL_URL', 'mail.example:25'],
  ['S3_URL', 'https://files.example/shop'],
  ['FIREBASE_AUTH_EMULATOR_PORT', 'nine'],
  ['MAIL_FROM', 'Our shop'],
  ['PUBLIC_URL', '{domain}'],
  ['SECRETS_KEY', 'short'],
])('%s=%s fails with a message that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingError);
  expect(() => readSettings({ [name]: value })).toThrow(`${name} must`);
});

test.each([
  ['DATABASE_URL', 'mysql://user:hunter2@db/shop'],
  ['MAIL_URL', 'http://user:hunter2@mail'],
  ['S3_URL', 'ftp://user:hunter2@files/shop'],
  ['FIREBASE_SERVICE_ACCOUNT', '{"private_key":"hunter2"}'],
  ['SECRETS_KEY', 'none,hunter2'],
])('rejects %s without revealing its secret', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`The setting ${name} must`);
  expect(() => readSettings({ [name]: value })).not.toThrow('hunter2');
});

test('accepts a service URL with a trailing slash', () => {
  const { serviceUrls } = readSettings({ PRODUCT_SERVICE_URL: 'https://products.example/' });
  expect(serviceUrls.product).toBe('https://products.example');
});

const linkTo = (env: Record<string, string>, domain: string) =>
  originsOf(readSettings(env), () => 4000)(domain);

test('builds email links from PUBLIC_URL, the domain of the store or the local address', () => {
  const project = { FIREBASE_PROJECT_ID: 'shop', FIREBASE_API_KEY: 'k', MAIL_URL: 'smtp://mail' };
  expect(linkTo({}, 'atlas.localhost')).toBe('http://localhost:4000');
  expect(linkTo({}, 'borealis.localhost')).toBe('http://borealis.localhost:4000');
  expect(linkTo(project, 'shop.example')).toBe('https://shop.example');
  expect(linkTo({ ...project, PUBLIC_URL: 'https://admin.{domain}/' }, 'shop.example')).toBe(
    'https://admin.shop.example',
  );
});

describe('identity', () => {
  test('requires a mail server for a real project', () => {
    expect(() => readSettings({ FIREBASE_PROJECT_ID: 'shop', FIREBASE_API_KEY: 'k' })).toThrow(
      'MAIL_URL must',
    );
  });

  test('requires an API key for a real project', () => {
    expect(() => readSettings({ FIREBASE_PROJECT_ID: 'shop' })).toThrow('FIREBASE_API_KEY');
    const settings = readSettings({
      FIREBASE_PROJECT_ID: 'shop',
      FIREBASE_API_KEY: 'k',
      MAIL_URL: 'smtp://mail',
    });
    expect(settings.firebase.isEmulated).toBe(false);
  });

  test('rejects unsigned tokens in production', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(SettingError);
  });
});

test('documents every setting with a valid default', () => {
  for (const { check, default: fallback, meaning } of settingList) {
    expect(check(fallback)).toBeUndefined();
    expect(meaning).not.toBe('');
  }
});
