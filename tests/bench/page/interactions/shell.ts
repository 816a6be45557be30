import { text } from '../../../e2e/support/texts.ts';
import { button, click, press, type Scene } from './interaction.ts';

/** The bar and the menu. */
export const shell: Scene = {
  path: '/brands',
  interactions: [
    click('menu New opens', (page) => button(page, 'shell.new')),
    press('menu New closes', 'Escape'),
    click('menu of languages opens', (page) => button(page, 'shell.language')),
    press('menu of languages: next', 'ArrowDown'),
    press('menu of languages closes', 'Escape'),
    click('menu of the account opens', (page) => page.locator('header button:has(.MuiAvatar-root)')),
    click('appearance opens', (page) => page.getByRole('menuitem', { name: text('shell.appearance.title') })),
    press('appearance closes', 'Escape'),
    click('locations open', (page) => page.getByRole('button', { name: /^Location:/ })),
    press('locations close', 'Escape'),
    click('notifications open', (page) => page.locator('header button[aria-haspopup=dialog][aria-expanded]')),
    press('notifications close', 'Escape'),
    click('menu condenses', (page) => button(page, 'shell.condense_menu')),
    click('menu expands', (page) => button(page, 'shell.expand_menu')),
    click('theme becomes dark', (page) => button(page, 'shell.dark_mode')),
    click('theme becomes light', (page) => button(page, 'shell.dark_mode')),
    click('another list opens', (page) => page.locator("a[href='/products']")),
  ],
};

/** The drawer and the filters of a phone. */
export const phone: Scene = {
  path: '/products',
  isPhone: true,
  interactions: [
    click('phone: menu opens', (page) => button(page, 'shell.open_menu')),
    press('phone: menu closes', 'Escape'),
    click('phone: filters open', (page) => button(page, 'list.filters')),
    click('phone: row opens', (page) => page.locator('tbody tr a.name')),
  ],
};
