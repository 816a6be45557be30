import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientTimeouts, serverTimeouts } from '../../src/schemas/timeouts.ts';
import { shippingTimes } from '../../server/shipping/shippingOptions.ts';

const { call } = clientTimeouts;

test.each(Object.entries(serverTimeouts))(
  'the server timeout of %s is shorter than that of the browser',
  (_, limit) => {
    expect(limit).toBeLessThanOrEqual(call - 5000);
  },
);

test('sequential requests of one call end before the browser times out', () => {
  const { mailConnection, mailGreeting, mailAnswer } = serverTimeouts;
  expect(mailConnection + mailGreeting + mailAnswer).toBeLessThan(call);
  expect(shippingTimes.timeout).toBe(serverTimeouts.carrier);
});

test('every request to another system uses these limits', () => {
  const callers = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('staff/identity/emulator/'),
  );
  const calling = callers.filter((file) =>
    /\bfetch\(|createTransport\(|createRemoteJWKSet\(/.test(readFileSync(join('server', file), 'utf8')),
  );
  expect(calling.length).toBeGreaterThan(3);
  for (const file of calling)
    expect([file, readFileSync(join('server', file), 'utf8').includes('serverTimeouts')]).toEqual([
      file,
      true,
    ]);
});
