import { fileURLToPath } from 'node:url';
import { test } from '../e2e/support/test.ts';
import type { View } from '../e2e/support/view.ts';
import { looks, openView, views } from '../e2e/support/views.ts';

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

function take(view: View) {
  for (const [device, viewport] of Object.entries(widths)) {
    for (const look of looks) {
      test(`${view.name} ${device} ${look.theme} ${look.language}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await openView(page, view, look);
        await page.screenshot({ path: `${folder}${view.name}-${device}-${look.theme}-${look.language}.png` });
      });
    }
  }
}

for (const view of views.filter(({ isPublic }) => !isPublic)) take(view);

test.describe('signed out', () => {
  test.use({ role: 'VISITOR' });
  for (const view of views.filter(({ isPublic }) => isPublic)) take(view);
});
