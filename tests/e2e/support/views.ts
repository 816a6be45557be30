import { expect, type Page, type ViewportSize } from '@playwright/test';
import { panels } from '../../../src/schemas/storefront/documents.ts';
import type { View, Word } from './view.ts';
import { priceMatrixViews } from './pricesViews.ts';
import { RateBrowserDialog } from './rateBrowser.ts';
import { text } from './texts.ts';
import { leave, replaceView } from './visit.ts';

export const looks = (['light', 'dark'] as const).flatMap((theme) =>
  (['en', 'fr'] as const).map((language) => ({ theme, language })),
);
export type Look = (typeof looks)[number];

const rows = (page: Page) => page.getByRole('table').first().locator('tbody tr:not(.skeleton)');

const ready = (page: Page) => expect(rows(page).first()).toBeVisible();

const press = (name: string) => async (page: Page, word: Word) => {
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: word(name), exact: true }).click();
};

const dialogFilled = async (page: Page) => {
  await expect(page.getByRole('dialog').getByRole('textbox').first()).not.toHaveValue('');
};

const openFirst = async (page: Page) => {
  await rows(page).first().getByRole('link').first().click();
  await dialogFilled(page);
};

/** Opens the page of the first record. */
const openPage = async (page: Page) => {
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
  await expect(page.locator('main dd').first()).toBeVisible();
  await expect(page.locator('main .MuiSkeleton-root, main tr.skeleton')).toHaveCount(0);
};

const bench: View[] = [
  { name: 'bench-device', path: '/Bench', arrange: openPage },
  { name: 'device', path: '/Devices', arrange: openPage },
  { name: 'pick-up', path: '/PickUp' },
  {
    name: 'tickets-board',
    path: '/Tickets?view=board',
    arrange: async (page) => {
      await expect(page.locator('[data-card]').first()).toBeVisible();
    },
  },
  {
    name: 'tickets-new',
    path: '/Tickets/create',
    arrange: async (page, word) => {
      await page.getByRole('combobox', { name: word('intake.who.search') }).fill('Zed');
      await page.getByRole('option').last().click();
      await page.getByRole('button', { name: word('intake.services.diagnose') }).click();
      await page.getByRole('button', { name: word('intake.deposit.take') }).click();
    },
  },
];

const addOns: View[] = [
  {
    name: 'addons',
    path: '/Add-ons',
    arrange: async (page) => {
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  {
    name: 'addons-bulk',
    path: '/Add-ons',
    arrange: async (page, word) => {
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: word('resources.addons.bulk.price') }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('500');
    },
  },
  { name: 'addons-edit', path: '/Add-ons', arrange: openFirst },
];

const sales: View[] = [
  {
    name: 'sales',
    path: '/Sales',
    arrange: async (page, word) => {
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: word('salesList.bulk') }).click();
      await page.getByRole('menuitem', { name: word('salesList.actions.pay.label') }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'sales-new',
    path: '/Sales?id=null',
    arrange: async (page, word) => {
      await page.getByLabel(word('sales.search.label')).fill('case');
      await page.getByRole('option').first().click();
      // What was typed in the other language is restored.
      await page.getByLabel(word('sales.lines.price'), { exact: true }).first().fill('1');
      await page
        .getByRole('button', { name: word('sales.address.edit') })
        .first()
        .click();
    },
  },
  {
    name: 'sales-order',
    path: '/Sales',
    arrange: async (page, word) => {
      await rows(page).first().click();
      await expect(page.getByRole('heading', { name: word('sales.timeline.title') })).toBeVisible();
    },
  },
];

const inventory: View[] = [
  { name: 'device-pool', path: '/DevicePool' },
  { name: 'trade-device-pool', path: '/TradeDevicePool' },
  {
    name: 'suppliers',
    path: '/Suppliers',
    arrange: async (page) => {
      await expect(rows(page)).not.toHaveCount(0);
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  {
    name: 'stock',
    path: '/Inventory',
    arrange: async (page) => {
      await ready(page);
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  {
    name: 'stock-receive',
    path: '/Inventory/receive',
    arrange: async (page, word) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: word('inventory.search.label') }).fill('no such code');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
      await dialog.locator('button[type=submit]').hover();
    },
  },
  {
    name: 'stock-adjust',
    path: '/Inventory',
    arrange: async (page, word) => {
      await rows(page).first().getByRole('button').last().click();
      await page.getByRole('menuitem', { name: word('inventory.adjust.action') }).click();
      await expect(
        page.getByRole('dialog').getByRole('group', { name: word('inventory.adjust.way') }),
      ).toBeVisible();
    },
  },
  {
    name: 'item',
    path: '/Inventory?filter=%7B%22kind%22%3A%22DEVICE%22%7D',
    arrange: async (page, word) => {
      await rows(page).first().getByRole('link').first().click();
      await expect(page.getByRole('table', { name: word('inventory.item.serials') })).toBeVisible();
    },
  },
  { name: 'movements', path: '/Movements', arrange: ready },
];

const globalCatalogue: View[] = [
  {
    name: 'global-products-import',
    path: '/global-products',
    arrange: async (page, word) => {
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('checkbox').first().check();
      const toolbar = page.getByRole('toolbar');
      await toolbar.getByRole('button', { name: word('globalCatalog.import'), exact: true }).click();
      await expect(page.getByText(word('globalCatalog.summary.title'))).toBeVisible();
    },
  },
  {
    name: 'global-products-hidden',
    path: `/global-products?filter=${encodeURIComponent('{"include_rejected_catalog_products":"true","name":"xbox"}')}`,
    arrange: async (page) => {
      await ready(page);
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  {
    name: 'global-brands-view',
    path: '/global-brands',
    arrange: async (page, word) => {
      await rows(page).first().getByRole('link').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: word('globalCatalog.import') })).toBeVisible();
    },
  },
  {
    name: 'trade-requests',
    path: '/Requests',
    arrange: async (page) => {
      await rows(page).first().getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'trade-accept',
    path: `/Requests?filter=${encodeURIComponent('{"state":"OFFERED"}')}`,
    arrange: async (page, word) => {
      await rows(page).first().getByRole('link').first().click();
      await page.getByRole('button', { name: word('resources.tradeRequests.steps.accept.label') }).click();
      await expect(page.getByText(word('trade.accept.not_reported'))).toBeVisible();
    },
  },
  {
    name: 'trade-prices',
    path: '/ManageTrade',
    arrange: (page) => expect(page.getByRole('rowheader').first()).toBeVisible(),
  },
  {
    name: 'trade-version',
    path: '/ManageTrade',
    arrange: (page, word) =>
      page.getByRole('button', { name: word('resources.tradeVersions.actions.new') }).click(),
  },
  {
    name: 'tills',
    path: '/RegisterWallet',
    arrange: (page) => expect(rows(page).first()).toBeVisible(),
  },
  {
    name: 'till-open',
    path: '/RegisterWallet/create',
    arrange: (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible(),
  },
  { name: 'commissions', path: '/Commissions', arrange: ready },
  {
    name: 'commission-rule',
    path: '/CommissionRules/create',
    arrange: (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible(),
  },
  {
    name: 'transactions',
    path: '/Transactions',
    arrange: async (page) => {
      await expect(rows(page).first()).toBeVisible();
      await page.locator('main summary').click();
    },
  },
  ...['Transfers', 'PurchaseOrders'].flatMap((path): View[] => [
    { name: path, path: `/${path}`, arrange: (page) => expect(rows(page)).not.toHaveCount(0) },
    { name: `${path}-draft`, path: `/${path}`, arrange: openFirst },
    {
      name: `${path}-receive`,
      path: `/${path}?filter=${encodeURIComponent(JSON.stringify({ state: 'PARTLY_RECEIVED' }))}`,
      arrange: async (page, word) => {
        const resource = path === 'Transfers' ? 'transfers' : 'purchaseOrders';
        await rows(page).getByRole('link').first().click();
        await page.getByRole('button', { name: word(`resources.${resource}.steps.receive.label`) }).click();
        await expect(page.getByRole('button', { name: word('stockOrders.receive.all') })).toBeVisible();
      },
    },
  ]),
];

const catalogue: View[] = ['products', 'categories', 'brands'].flatMap((resource) => [
  {
    name: resource,
    path: `/${resource}`,
    arrange: async (page: Page) => {
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  { name: `${resource}-edit`, path: `/${resource}`, arrange: openFirst },
  {
    name: `${resource}-create-errors`,
    path: `/${resource}/create`,
    arrange: async (page: Page, word: Word) => {
      const dialog = page.getByRole('dialog');
      await dialog.locator('button[type=submit]').hover();
      await dialog.getByRole('status').getByRole('button').click();
      await expect(dialog.getByText(word('validation.required'), { exact: true }).first()).toBeVisible();
    },
  },
]);

const shell: View[] = [
  {
    name: 'reports',
    path: '/Reports?period=last_12_months&location=all',
    arrange: async (page) => {
      await expect(page.getByRole('slider')).toBeVisible();
      await ready(page);
    },
  },
  {
    name: 'row-menu',
    path: '/brands',
    arrange: async (page) => {
      await rows(page).first().getByRole('button').click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  { name: 'columns', path: '/brands', arrange: press('list.columns') },
  { name: 'export', path: '/brands', arrange: press('exporting.title') },
  { name: 'new-menu', path: '/brands', arrange: press('shell.new') },
  {
    name: 'search',
    path: '/brands',
    arrange: async (page) => {
      await ready(page);
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('lapointe');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'keys',
    path: '/brands',
    arrange: async (page) => {
      await ready(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('term').first()).toBeVisible();
    },
  },
  { name: 'language-menu', path: '/brands', arrange: press('shell.language') },
  {
    name: 'appearance',
    path: '/brands',
    isFresh: true,
    arrange: async (page, word) => {
      await expect(rows(page).first()).toBeVisible();
      await page.getByRole('button', { name: new RegExp(word('shell.account').split('%')[0] ?? '') }).click();
      await page.getByRole('menuitem', { name: word('shell.appearance.title') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'empty-list',
    path: `/brands?filter=${encodeURIComponent('{"name":"no such brand"}')}`,
    arrange: async (page, word) => expect(page.getByText(word('list.empty'))).toBeVisible(),
  },
  {
    name: 'question-before-leaving',
    path: '/brands/create',
    arrange: async (page, word) => {
      await page.getByRole('dialog').locator('[name=name]').fill('typed');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: word('dialog.unsaved.leave') })).toBeVisible();
    },
  },
  { name: '404', path: '/pages-404' },
  { name: '500', path: '/pages-500' },
];

const account: View[] = [
  {
    name: 'login',
    path: '/login',
    isPublic: true,
    arrange: async (page, word) => {
      await page.getByRole('button', { name: word('auth.submit') }).click();
      await expect(page.getByText(word('validation.required'), { exact: true })).toHaveCount(2);
    },
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    isPublic: true,
    arrange: async (page, word) => {
      await page.getByRole('button', { name: word('account.forgot.send') }).click();
      await expect(page.getByText(word('account.invalid_email'))).toBeVisible();
    },
  },
  {
    name: 'confirm-code',
    path: '/confirm-code?email=somebody%40atlas.example',
    isPublic: true,
    arrange: async (page, word) => {
      await page.getByRole('button', { name: word('account.set_password') }).click();
      await expect(page.getByText(word('messages.code_invalid'))).toBeVisible();
    },
  },
  {
    name: 'reset-password-without-link',
    path: '/reset-password',
    isPublic: true,
    arrange: async (page, word) => expect(page.getByText(word('account.link_expired'))).toBeVisible(),
  },
  {
    name: 'profile',
    path: '/profile',
    arrange: async (page, word) => {
      const edit = page.getByRole('button', { name: word('dialog.edit_button'), exact: true });
      // What an earlier look has typed is restored.
      await edit.or(page.getByText(word('dialog.draft.restored'))).waitFor();
      if (await edit.isVisible()) await edit.click();
      for (const typed of ['', 'X1']) await page.locator('[name=first_name]').fill(typed);
      await expect(page.getByText(word('resources.staff.errors.first_name.letters'))).toBeVisible();
    },
  },
  {
    name: 'lock-screen',
    path: '/auth-lock-screen',
    isFresh: true,
    arrange: async (page, word) =>
      expect(page.getByRole('heading', { name: word('account.lock.title') })).toBeVisible(),
  },
];

const openAppointment = async (page: Page) => {
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
};

const openBell = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
};

const live: View[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    arrange: async (page) => {
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },
  { name: 'appointment', path: '/dashboard', arrange: openAppointment },
  {
    name: 'appointment-edit',
    path: '/dashboard',
    arrange: async (page, word) => {
      await openAppointment(page);
      await page.getByRole('button', { name: word('dialog.edit_button'), exact: true }).click();
      await expect(page.getByRole('dialog').locator('[name=selected_start_time]')).toBeVisible();
    },
  },
  {
    name: 'appointment-cancel',
    path: '/dashboard',
    arrange: async (page, word) => {
      await openAppointment(page);
      await page.getByRole('button', { name: word('booking.cancel.button') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  ...['month', 'week', 'day'].map((view) => ({
    name: `calendar-${view}`,
    path: `/Appointments?view=${view}`,
    arrange: async (page: Page) => {
      await expect(page.locator('[data-event-id], .calendar-count').first()).toBeAttached();
    },
  })),
  { name: 'bell', path: '/dashboard', arrange: openBell },
  {
    name: 'message',
    path: '/notifications',
    arrange: async (page) => {
      await rows(page).last().getByRole('link').first().click();
      await expect(page.getByRole('dialog').locator('h2').last()).toBeVisible();
    },
  },
  {
    name: 'notifications',
    path: '/notifications',
    arrange: async (page) => expect(rows(page)).toHaveCount(10),
  },
  {
    name: 'customer-request',
    path: '/CustomerRequests',
    arrange: async (page) => {
      await rows(page).first().getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    },
  },
  { name: 'customer-requests', path: '/CustomerRequests', arrange: ready },
  {
    name: 'customers-merge',
    path: '/Customers',
    arrange: async (page, word) => {
      await expect(rows(page)).toHaveCount(10);
      for (const index of [1, 2]) await page.getByRole('checkbox').nth(index).check();
      await page.getByRole('button', { name: word('merging.two'), exact: true }).click();
      await expect(page.getByRole('dialog').getByText(word('merging.fields'))).toBeVisible();
    },
  },
  {
    name: 'customer-forget',
    path: '/Customers',
    arrange: async (page, word) => {
      await rows(page).first().getByRole('link').first().click();
      await page.getByRole('button', { name: word('privacy.more') }).click();
      await page.getByRole('menuitem', { name: word('privacy.forget') }).click();
      await expect(page.getByRole('alertdialog').getByRole('textbox')).toBeVisible();
    },
  },
];

const movable = (page: Page) => expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();

const staff: View[] = [
  { name: 'staff', path: '/staff', arrange: ready },
  {
    name: 'staff-view',
    path: '/staff?filter=%7B%22role%22%3A%22STORE_MANAGER%22%7D',
    arrange: openFirst,
  },
  {
    name: 'staff-edit',
    path: '/staff?filter=%7B%22role%22%3A%22STORE_MANAGER%22%7D',
    arrange: async (page, word) => {
      await openFirst(page);
      await page.getByRole('button', { name: word('dialog.edit_button'), exact: true }).click();
      await movable(page);
    },
  },
  { name: 'staff-create', path: '/staff/create', arrange: movable },
  {
    name: 'staff-reset-password',
    path: '/staff?filter=%7B%22role%22%3A%22STORE_MANAGER%22%7D',
    arrange: async (page, word) => {
      await ready(page);
      await rows(page).first().getByRole('button').click();
      await page.getByRole('menuitem', { name: word('resources.staff.row_actions.reset_password') }).click();
      await expect(
        page.getByRole('button', { name: word('resources.staff.reset_password.send') }),
      ).toBeVisible();
    },
  },
  { name: 'settings-staff', path: '/Settings/Staff', arrange: ready },
  {
    name: 'settings-new-staff',
    path: '/Settings/Staff?new=staff',
    arrange: async (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible(),
  },
  {
    name: 'settings-roles',
    path: '/Settings/Roles',
    arrange: async (page, word) => {
      await page.getByRole('button', { name: word('shell.roles.STORE_MANAGER') }).click();
      await expect(page.getByText(word('roles.holders'))).toBeVisible();
    },
  },
  { name: 'access-right', path: '/Access?right=REFUND_ORDER' },
  {
    name: 'access',
    path: '/Access',
    arrange: async (page, word) => {
      await page.getByRole('combobox', { name: word('access.person') }).click();
      await page.getByRole('listbox').getByRole('option').last().click();
      await expect(page.getByRole('table').first()).toBeVisible();
      await page.getByRole('switch', { name: word('access.only_no') }).check();
    },
  },
  {
    name: 'settings-work',
    path: '/Settings/Work',
    arrange: async (page, word) => expect(page.getByText(word('work.none.running'))).toBeVisible(),
  },
  {
    name: 'settings-new-role',
    path: '/Settings/Roles?new=role',
    arrange: async (page) => expect(page.getByRole('checkbox').first()).toBeVisible(),
  },
];

const places: View[] = [
  {
    name: 'locations',
    path: '/locations',
    arrange: async (page) => expect(rows(page).first()).toBeVisible(),
  },
  {
    name: 'location-edit',
    path: '/locations',
    isFresh: true,
    arrange: async (page, word) => {
      await openFirst(page);
      const edit = page.getByRole('button', { name: word('dialog.edit_button'), exact: true });
      // What an earlier look has typed is restored.
      await edit.or(page.getByText(word('dialog.draft.restored'))).waitFor();
      if (await edit.isVisible()) await edit.click();
      for (const time of ['08:00', '23:00']) await page.locator('[name="location_hours.1.open"]').fill(time);
      await expect(page.getByText(word('validation.closing'))).toBeVisible();
    },
  },
  ...['detail', 'staff', 'hours'].map((tab) => ({
    name: `location-details-${tab}`,
    path: '/locations/1/details',
    arrange: async (page: Page, word: Word) => {
      await page.getByRole('tab', { name: word(`resources.locations.details.${tab}`), exact: true }).click();
      await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    },
  })),
  {
    name: 'store',
    path: '/store',
    arrange: async (page) => expect(page.locator('[name=name]')).not.toHaveValue(''),
  },
  {
    name: 'settings-locations',
    path: '/Settings/Locations',
    arrange: async (page, word) => {
      const section = page.getByRole('region', { name: word('settings.locations.REGULAR') });
      await section.getByRole('button', { name: word('dialog.edit_button'), exact: true }).click();
      await expect(section.getByRole('switch').first()).toBeVisible();
    },
  },
  {
    name: 'settings-location-staff',
    path: '/Settings/Locations',
    arrange: async (page, word) => {
      const section = page.getByRole('region', { name: word('settings.locations.staff'), exact: true });
      await section.getByRole('button', { name: word('dialog.edit_button'), exact: true }).click();
      await section.getByRole('button', { name: word('settings.staff.add') }).click();
      await expect(section.getByRole('group', { name: word('settings.staff.new_row') }).last()).toBeVisible();
    },
  },
  {
    name: 'settings-new-location',
    path: '/Settings/Locations?new=location',
    arrange: async (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible(),
  },
  {
    name: 'settings-store',
    path: '/Settings/Store',
    arrange: async (page) => expect(page.getByRole('switch')).toBeVisible(),
  },
  {
    name: 'settings-general',
    path: '/Settings/General',
    arrange: async (page, word) => expect(page.getByLabel(word('settings.general.language'))).toBeVisible(),
  },
];

const pageReady = (page: Page, word: Word) =>
  expect(page.getByRole('button', { name: word('staticPages.edit'), exact: true })).toBeVisible();

const staticPages: View[] = [
  { name: 'pages', path: '/pages', arrange: ready },
  {
    name: 'page-new',
    path: '/pages?slug=null',
    arrange: async (page, word) => {
      await page.getByRole('button', { name: word('staticPages.create'), exact: true }).click();
      await expect(page.getByText(word('storefront.errors.page/name.required')).first()).toBeVisible();
    },
  },
  {
    name: 'page-view',
    path: '/pages?type=page&slug=about-us',
    arrange: async (page, word) => {
      await pageReady(page, word);
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'page-edit',
    path: '/pages?type=page&slug=about-us',
    arrange: async (page, word) => {
      await pageReady(page, word);
      await page.getByRole('button', { name: word('staticPages.edit'), exact: true }).click();
      const outline = page.getByRole('region', { name: word('staticPages.editor.outline'), exact: true });
      // A phone shows the content and edits the details alone.
      if ((page.viewportSize()?.width ?? 0) > 900) await outline.getByRole('button').nth(1).click();
    },
  },
];

const formShown = (page: Page) =>
  expect(page.locator('section.form').getByRole('textbox').first()).toBeVisible();

const editFirstNode = async (page: Page, word: Word) => {
  await formShown(page);
  await page.getByRole('button', { name: word('configurations.edit'), exact: true }).click();
  await page.locator('section.form').getByRole('textbox').first().fill('');
  await page.getByRole('button', { name: word('configurations.update'), exact: true }).click();
  await expect(page.getByText(word('configurations.notice.invalid'))).toBeVisible();
};

const configurations: View[] = [
  ...panels
    .filter(({ isOptional }) => !isOptional)
    .map(({ name }) => ({
      name: `configurations-${name}`,
      path: `/configurations?panel=${name}`,
      arrange: formShown,
    })),
  { name: 'configurations-errors', path: '/configurations?panel=repairPage', arrange: editFirstNode },
  {
    name: 'configurations-history',
    path: '/configurations',
    arrange: async (page, word) => {
      await page.getByRole('button', { name: word('configurations.history.button') }).click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'storefront-texts',
    path: '/configurations/texts',
    arrange: async (page) => page.getByRole('table').getByRole('textbox').first().fill('Typed'),
  },
  { name: 'location-page', path: '/locations/1/page', arrange: formShown },
  { name: 'location-page-errors', path: '/locations/2/page', arrange: editFirstNode },
];

async function findServices(page: Page, word: Word) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('newBooking.title_search')).fill('screen');
  const card = dialog.getByRole('listitem').getByRole('button').first();
  await expect(card).toBeVisible();
  return card;
}

const booking: View[] = [
  { name: 'customers', path: '/Customers', arrange: ready },
  {
    name: 'customer-create',
    path: '/Customers/create',
    arrange: (page) => expect(page.getByRole('dialog').locator('[name=first_name]')).toBeVisible(),
  },
  {
    name: 'customer',
    path: '/Customers',
    arrange: async (page, word) => {
      await rows(page).first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: word('customerProfile.timeline.title') })).toBeVisible();
    },
  },
  {
    name: 'address-create',
    path: '/Customers',
    arrange: async (page, word) => {
      await rows(page).first().getByRole('link').first().click();
      await page.getByRole('button', { name: word('resources.addresses.actions.new') }).click();
      await expect(page.getByRole('dialog').locator('[name=first_name]')).not.toHaveValue('');
    },
  },
  { name: 'quotes', path: '/Quotes', arrange: ready },
  { name: 'quote', path: '/Quotes', arrange: openAppointment },
  {
    name: 'quote-create',
    path: '/Quotes/create',
    arrange: async (page, word) => (await findServices(page, word)).click(),
  },
  {
    name: 'appointment-create-errors',
    path: '/Appointments/create',
    arrange: async (page, word) => {
      const dialog = page.getByRole('dialog');
      await findServices(page, word);
      await dialog.locator('button[type=submit]').hover();
      await dialog.getByRole('status').getByRole('button').click();
      await expect(dialog.getByText(word('validation.required'), { exact: true }).first()).toBeVisible();
    },
  },
];

/** Every screen, as the accessibility tests check it and `npm run screenshots` takes it. */
const services: View[] = [
  {
    name: 'manage',
    path: '/Manage',
    arrange: async (page, word) => {
      const quick = page.getByRole('group', { name: word('resources.repairs.filters.is_active') });
      await expect(quick.getByRole('button').last()).toHaveText(/\d/);
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  { name: 'manage-edit', path: '/Manage', arrange: openFirst },
  {
    name: 'manage-create-errors',
    path: '/Manage/create',
    arrange: async (page, word) => {
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=warranty]').fill('0');
      await dialog.locator('button[type=submit]').hover();
      await dialog.getByRole('status').getByRole('button').click();
      await expect(dialog.getByText(word('validation.required'), { exact: true }).first()).toBeVisible();
    },
  },
  {
    name: 'manage-settings',
    path: '/Manage/settings',
    arrange: async (page) => expect(page.getByRole('switch').first()).toBeVisible(),
  },
  {
    name: 'manage-delete',
    path: '/Manage',
    arrange: async (page, word) => {
      await rows(page).first().getByRole('button').click();
      await page.getByRole('menuitem', { name: word('list.delete'), exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

const mail: View[] = [
  { name: 'mail-templates', path: '/MailTemplates', arrange: openFirst },
  {
    name: 'mailing',
    path: '/Customers',
    arrange: async (page, word) => {
      await ready(page);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: word('mailing.write'), exact: true }).click();
      const composer = page.locator('section[role=dialog][data-size]');
      await composer.getByRole('textbox', { name: word('mail.subject') }).fill('News of {appointment.date}');
      await composer.getByRole('textbox', { name: word('mail.body') }).fill('Hello');
      await composer.getByRole('button', { name: word('mail.send') }).click();
      await expect(
        composer.getByRole('alert').or(composer.locator('[aria-invalid=true]')).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'mail',
    path: '/Quotes',
    arrange: async (page, word) => {
      await rows(page).first().getByRole('link').first().click();
      await page.getByRole('dialog').locator('a[href^="mailto:"]').first().click();
      const composer = page.locator('section[role=dialog][data-size]');
      const to = composer.getByRole('textbox', { name: word('mail.to'), exact: true });
      await to.fill('nobody@shop');
      await to.press('Enter');
      await composer.getByRole('textbox', { name: word('mail.body') }).fill('Hello');
      await expect(composer.getByRole('alert').first()).toBeVisible();
    },
  },
];

const shippingViews: View[] = [
  {
    name: 'rate-browser',
    path: '/Shipping/create',
    arrange: async (page, word) => {
      const browser = new RateBrowserDialog(page, word);
      await browser.button('browse').waitFor();
      await browser.discardDraft();
      await browser.fill();
      await browser.browse();
    },
  },
  {
    name: 'rate-browser-label',
    path: '/Shipping/create',
    arrange: async (page, word) => {
      const browser = new RateBrowserDialog(page, word);
      await browser.button('browse').waitFor();
      await browser.discardDraft();
      await browser.fill();
      await browser.browse();
      await browser.services.getByRole('button').first().click();
      await browser.field('name').fill('Ada Fox');
      await browser.field('addressLine1').fill('1 king street');
      await browser.button('other_options').click();
      await browser.dialog
        .getByRole('switch', { name: word('shipping.rateBrowser.fields.isReturn') })
        .check();
      await expect(browser.text('verdicts.warning')).toBeVisible();
      await expect(browser.button('buy.email')).toBeEnabled();
    },
  },
  {
    name: 'shipping',
    path: '/Shipping',
    arrange: async (page) => {
      await ready(page);
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  {
    name: 'shipment',
    path: '/Shipping',
    arrange: async (page, word) => {
      await rows(page).first().getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByText(word('resources.shipments.panel.info'))).toBeVisible();
    },
  },
  {
    name: 'shipment-print',
    path: '/Shipping?filter=%7B%22is_voided%22%3A%22false%22%7D',
    arrange: async (page, word) => {
      await ready(page);
      await rows(page).first().getByRole('button').last().click();
      await page
        .getByRole('menuitem', { name: word('resources.shipments.actions.print'), exact: true })
        .click();
      await expect(page.getByText(word('resources.shipments.print.ready'))).toBeVisible();
    },
  },
];

export const views: View[] = [
  ...live,
  ...shippingViews,
  ...catalogue,
  ...addOns,
  ...bench,
  ...globalCatalogue,
  ...sales,
  ...inventory,
  ...shell,
  ...account,
  ...staff,
  ...places,
  ...services,
  ...priceMatrixViews,
  ...booking,
  ...staticPages,
  ...configurations,
  ...mail,
];

/** Opens a view in a theme and a language, as an earlier visit would have chosen them. */
export async function openView(page: Page, view: View, { theme, language }: Look) {
  const chosen = await page.addInitScript(remember, { theme, locale: language });
  const cleared = await page.addInitScript(forget);
  await page.goto(view.path);
  await chosen.dispose();
  await cleared.dispose();
  await arranged(page, view, language);
}

/** Opens a view like openView, but without a new load where the page is open and can leave what it shows. */
export async function openNextView(page: Page, view: View, look: Look) {
  const isKept = !view.isFresh && !view.isPublic && (await leave(page));
  if (!isKept) return openView(page, view, look);
  await page.evaluate(forget);
  await page.evaluate(remember, { theme: look.theme, locale: look.language });
  await expect(page.locator('html')).toHaveAttribute('lang', look.language);
  await replaceView(page, view.path);
  await arranged(page, view, look.language);
}

async function arranged(page: Page, { arrange }: View, language: Look['language']) {
  await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
  // The page's code may arrive after the frame.
  await expect(page.locator('h1').first()).toBeAttached();
  await arrange?.(page, (key) => text(key, {}, language));
  await settled(page);
}

/** Keeps preferences as another tab does: what is open follows in place. A frame of the page has no storage. */
function remember(chosen: Record<string, string>) {
  if (window !== top) return;
  for (const [name, value] of Object.entries(chosen)) {
    const [key, newValue] = [`RaStore.${name}`, JSON.stringify(value)];
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
}

/** Removes preferences, drafts and locks of earlier views. */
function forget() {
  if (window !== top) return;
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (/^draft:|^locked:|^RaStore\.(?!version$|theme$|locale$)/.test(key)) storage.removeItem(key);
}

/** Waits until nothing moves any more: a transition changes colours and places, and may begin others. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const isEnding = ({ effect, timeline }: Animation) =>
      timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity;
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise(requestAnimationFrame);
      // Without motion, what opens keeps the height it was measured with until its time is over.
      const isOpening = document.querySelector(
        '.MuiCollapse-root:not(.MuiCollapse-entered, .MuiCollapse-hidden)',
      );
      if (isOpening || document.getAnimations().some(isEnding)) frames = 0;
    }
  });
}

/** What stands over the page. A closing menu stays in the document, transparent, until its time is over. */
const layers =
  '[role=dialog]:visible, [role=alertdialog]:visible, [role=menu]:visible:not([style*="opacity: 0"] *)';

/** Shows what is open in another theme or width; what stands over the page stays there. */
export async function changeLook(page: Page, viewport: ViewportSize, theme: Look['theme']) {
  const open = await page.locator(layers).count();
  await page.setViewportSize(viewport);
  await page.evaluate(remember, { theme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  await settled(page);
  await expect(page.locator(layers)).toHaveCount(open);
}
