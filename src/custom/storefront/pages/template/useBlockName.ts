import { useTranslate } from 'react-admin';
import type { Block } from '../../../../schemas/storefront/template.ts';

/** Returns the name of a block: its type and text. */
export function useBlockName() {
  const translate = useTranslate();
  return ({ type, props }: Block): string => {
    const words = [props.text, props.label, props.alt].find((one) => typeof one === 'string' && one);
    const kind = translate(`staticPages.blocks.${type}`, { _: type });
    return typeof words === 'string' ? `${kind}: ${words}` : kind;
  };
}
