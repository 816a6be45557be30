import { unique } from './support/api.ts';
import { bookAppointment } from './support/booking.ts';
import { boxOf } from './support/boxOf.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const day = '2031-05-14';
const target = '2031-05-20';

test('a live update does not interrupt a drag', async ({ page, api }) => {
  const name = unique('Live');
  const { id } = await bookAppointment(api, name, { selected_date: day });
  await page.goto(`/Appointments?${new URLSearchParams({ date: day, customer_last_name: name })}`);
  const event = page.getByRole('button', { name: text('calendar.event', { name: `Ada ${name}` }) });
  // Notifications count as new only once the existing ones have loaded.
  await expect(page.getByRole('button', { name: /^Notifications, [1-9]/ })).toBeVisible();
  const box = await boxOf(page.locator(`[role=cell][data-date="${target}"]`));
  await event.hover();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  await page.mouse.move(x - 8, y - 8, { steps: 4 });

  const reloading = page.waitForResponse(/repair\/appointment\?/);
  await bookAppointment(api, unique('Other'), { selected_date: day });
  await (await reloading).finished();

  const saving = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  expect((await saving).status()).toBe(200);
  expect(await api.one('appointments', id)).toMatchObject({ selected_date: target });
});
