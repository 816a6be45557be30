import { expect, test } from 'vitest';
import { codeText } from '../../src/kit/scan/codeText.ts';

test.each([
  ['012345678905\r\n', '012345678905'],
  ['\u001d01009876\u001d21AB', '0100987621AB'],
  ['\u0002 SN 12 \u007f', 'SN 12'],
  ['Écran-é 5', 'Écran-é 5'],
])('extracts from %j the code %j', (read, code) => {
  expect(codeText(read)).toBe(code);
});
