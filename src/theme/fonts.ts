import fonts from './fonts.css?inline';

/** Loads the font early; loaded after the first text, it would cause a second layout. */
export function loadFonts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fonts);
  document.adoptedStyleSheets.push(sheet);
  document.fonts.load('1em "Inter Variable"').catch(() => undefined);
}
