import fonts from './fonts.css?inline';

/** Asks for the font; once the first words did, all of them would be laid out twice. */
export function loadFonts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fonts);
  document.adoptedStyleSheets.push(sheet);
  document.fonts.load('1em "Inter Variable"').catch(() => undefined);
}
