import { act, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { toHttpError } from '../../src/dataProvider/errors.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { useFailureMessage } from '../../src/kit/useFailureMessage.ts';
import { locations } from '../../src/schemas/locations/locations.ts';
import { renderShell } from './shell.render.tsx';

function Refused({ error }: { error: unknown }) {
  return <p>{useFailureMessage(locations)(error, 'messages.failed')}</p>;
}

const refused = (code: string, path: string, params?: object) =>
  toHttpError(422, { errors: [{ path, code, params }] });

test.each<[unknown, Language, RegExp]>([
  [refused('main_voided', '/is_main'), 'en', /Main Location: A location that is not active cannot be/],
  [refused('main_voided', '/is_main'), 'fr', /principal/i],
  [
    refused('stock_short', '/lines/0/quantity', { item: 'Screen', on_hand: 2 }),
    'en',
    /^Screen: Not that many in stock: 2 left/,
  ],
  [
    refused('serials_count', '/lines/0', { item: 'Screen', expected: 2, given: 1 }),
    'en',
    /^Screen: 2 serial/,
  ],
  [refused('type', '/lines/0/quantity', { type: 'integer' }), 'en', /whole number/],
  [refused('minItems', ''), 'en', /^Must have at least/],
  [toHttpError(409, { detail: 'Other records depend on this one.' }), 'fr', /dépendent de celle-ci/],
  [toHttpError(404, {}), 'en', /no longer exists/],
  [toHttpError(500, {}), 'en', /Something went wrong/],
  [new HttpError('messages.offline', 0), 'en', /network connection/],
  [new Error('Cannot read properties of undefined'), 'en', /^Something went wrong/],
])('shows the message of %s in %s', async (error, language, words) => {
  await act(() => renderShell(<Refused error={error} />, { language }));
  expect(screen.getByText(words)).toBeTruthy();
});
