import { readPreference } from '../readPreference.ts';
import { dark, layout, light } from './tokens.ts';

export const isDark = (): boolean =>
  (readPreference('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) ===
  'dark';

/** A layout option stored on this device. */
const chosen = (option: string) => readPreference(`shell.${option}`);

/** Draws the top bar and the sidebar as plain boxes until the admin renders. */
export function drawShellSkeleton(): void {
  const page = isDark() ? dark : light;
  const colors = { page, light, dark };
  const of = (part: string) => colors[(chosen(`${part}_theme`) ?? 'page') as keyof typeof colors] ?? page;
  const hasSide = chosen('layout') !== 'horizontal';
  const menu = chosen('sidebar_type') === 'condensed' ? layout.condensedMenu : layout.menu;
  const [bar, side] = [of('topbar'), of('sidebar')];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html:has(#root:empty) { background: ${page.canvas} }
    #root:empty::before, #root:empty::after { content: ''; position: fixed; box-sizing: border-box }
    #root:empty::before {
      inset: 0 0 auto; height: ${layout.topBar}px; background: ${bar.surface}; border-bottom: 1px solid ${bar.line};
    }
    @media (min-width: 900px) {
      #root:empty::after {
        inset: ${layout.topBar}px auto 0 0; width: ${hasSide ? menu : 0}px;
        background: ${side.surface}; border-right: ${hasSide ? 1 : 0}px solid ${side.line};
      }
    }
  `);
  document.adoptedStyleSheets.push(sheet);
}
