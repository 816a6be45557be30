const formula = /<(?:\w+:)?f[\s/>]/;
const cellWithFormula =
  /<((?:\w+:)?)c(\s[^>]*)>\s*<\1f(?:\s[^>]*)?(?:\/>|>[^<]*<\/\1f>)\s*(<\1v\s*\/>|<\1v><\/\1v>)?\s*<\/\1c>/g;

/**
 * The library reads a formula that was never calculated as an empty cell. Replaces it by the error that spreadsheets
 * show while waiting for a value.
 */
export function markFormulasWithoutValue(xml: string): string {
  if (!formula.test(xml)) return xml;
  return xml.replaceAll(
    cellWithFormula,
    (cell, prefix: string, attributes: string, value: string | undefined) => {
      const isEmptyText = value !== undefined && /\st=["']str["']/.test(attributes);
      if (isEmptyText) return cell;
      const others = attributes.replace(/\st=["']\w*["']/, '');
      return `<${prefix}c${others} t="e"><${prefix}v>#GETTING_DATA</${prefix}v></${prefix}c>`;
    },
  );
}
