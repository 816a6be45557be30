import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Keys that are no actions of a page. */
const others = [
  // Shows content at once when a key is pressed.
  'kit/AfterPaint.tsx',
  // Escape closes a dialog, and ends a drag.
  'kit/form/useModal.ts',
  'kit/list/columns/dragWidth.ts',
  // Codes of a scanner.
  'kit/scan/useScanner.ts',
];

/** Otherwise the dialog of all keys would miss some. */
test('keys of a page are registered with useShortcut: nothing else listens to the whole page', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const listening = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /addEventListener\(\s*'key(?:down|up|press)'/.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(listening.filter((file) => !others.includes(file))).toEqual(['kit/actions/actions.ts']);
});
