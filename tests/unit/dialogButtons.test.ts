import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const screens = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

/** Buttons of a dialog as source text. */
const buttonsOf = (actions: string) => actions.split(/(?=<(?:Loading)?Button\b)/).slice(1);

const actionsOf = (file: string) =>
  [
    ...readFileSync(join('src', file), 'utf8').matchAll(
      /<DialogActions[\s\S]*?(?:<\/DialogActions>|\) : \()/g,
    ),
  ].map(([written]) => buttonsOf(written));

test('the primary button of a dialog with a choice is not the one that changes nothing', () => {
  const asked = screens.flatMap((file) => actionsOf(file).map((buttons) => ({ file, buttons })));
  expect(asked.length).toBeGreaterThan(30);
  const wrong = asked.filter(
    ({ buttons }) =>
      buttons.length > 1 &&
      buttons.some(
        (one) =>
          /variant="contained"/.test(one) &&
          !one.includes('to={') &&
          /onClick=\{(?:onCancel|onClose|onCancel|cancel)\}/.test(one),
      ),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
