import { expect, test } from 'vitest';
import { colorPattern } from '../../src/schemas/storefront/patterns.ts';

const isColor = new RegExp(colorPattern, 'u');

test.each([
  '#abc',
  '#abcd',
  '#A1B2C3',
  '#a1b2c3d4',
  'red',
  'rebeccapurple',
  'transparent',
  'rgb(1, 2, 3)',
  'rgba(1,2,3,.5)',
  'rgb(10% 20% 30% / 50%)',
  'hsl(120deg, 50%, 50%)',
])('accepts the colour %s', (text) => {
  expect(isColor.test(text)).toBe(true);
});

test.each(['banana', 'Hello', '#ab', '#12345', 'rgb(,,,)', 'rgb(1,2)', 'hsl()', 'url(x)', 'red;x', ''])(
  'rejects %j',
  (text) => {
    expect(isColor.test(text)).toBe(false);
  },
);
