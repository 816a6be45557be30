const formula = /<(?:\w+:)?f[\s/>]/;
const cellWithFormula =
  /<((?:\w+:)?)c(\s[^>]*)>\s*<\1f(?:\s[^>]*)?(?:\/>|>[^<]*<\/\1f>)\s*(<\1v\s*\/>|<\1v><\/\1v>)?\s*<\/\1c>/g;

/**
 * A formula that was never calculated has no value, and the library would take its cell for an empty one.
 * It gets the error that spreadsheets show while they wait for a value.
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
