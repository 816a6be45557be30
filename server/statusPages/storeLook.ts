import { sql } from 'drizzle-orm';
import type { DeviceState } from '../../src/schemas/tickets/states.ts';
import type { StatusWords } from '../../src/schemas/storefront/statusPage.ts';
import type { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';
import { statusTexts, type PageLanguage } from './texts.ts';

export interface StoreLook {
  name: string;
  /** Background of the header and of buttons, with the text colour that is readable on it. */
  color: string;
  textColor: string;
  words: StatusWords;
}

const DEFAULT_COLOR = '#1a56c4';

/** Returns the store's name, colours and words for states. */
export async function readStoreLook(scope: Scope): Promise<StoreLook> {
  const [row] = await scope.select(stores, {
    name: stores.business_name,
    color: sql<string | null>`${stores.config} #>> '{general,colorPalle,themeColor}'`,
    words: sql<StatusWords | null>`${stores.config} #> '{statusPage,statusWords}'`,
  });
  const color = /^#[\da-f]{6}$/i.test(row?.color ?? '') ? row!.color! : DEFAULT_COLOR;
  return { name: row?.name ?? '', color, textColor: readableOn(color), words: row?.words ?? {} };
}

/** The store's words for a state, in this language if it has them, else the usual ones. */
export function stateWords({ words }: StoreLook, state: DeviceState, language: PageLanguage): string {
  const own: unknown = words[state]?.[language];
  return typeof own === 'string' && own.trim() ? own : statusTexts[language].states[state];
}

/** Black or white, whichever has more contrast (WCAG 2). */
function readableOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000000' : '#ffffff';
}
