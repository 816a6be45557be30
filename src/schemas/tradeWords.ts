import type { SearchQuery } from './searchText.ts';

/**
 * Words of the trade that mean the same in English and French, in one row each. Names of records are stored in one
 * language; people search in both.
 */
const rows = [
  ['screen', 'ecran'],
  ['display', 'ecran', 'affichage'],
  ['battery', 'batterie', 'pile'],
  ['charger', 'chargeur'],
  ['charging', 'charge', 'recharge'],
  ['cable', 'fil', 'cordon'],
  ['phone', 'telephone', 'cellulaire'],
  ['tablet', 'tablette'],
  ['laptop', 'portable', 'ordinateur'],
  ['computer', 'ordinateur'],
  ['watch', 'montre'],
  ['console', 'console'],
  ['headphones', 'ecouteurs', 'casque'],
  ['earbuds', 'ecouteurs'],
  ['speaker', 'haut parleur'],
  ['microphone', 'micro'],
  ['camera', 'appareil photo', 'lentille'],
  ['lens', 'lentille', 'objectif'],
  ['case', 'etui', 'coque'],
  ['cover', 'couvercle', 'etui'],
  ['protector', 'protecteur', 'protection'],
  ['glass', 'vitre', 'verre'],
  ['back', 'arriere', 'dos'],
  ['front', 'avant'],
  ['button', 'bouton'],
  ['keyboard', 'clavier'],
  ['fan', 'ventilateur'],
  ['port', 'port', 'connecteur'],
  ['repair', 'reparation'],
  ['replacement', 'remplacement'],
  ['cleaning', 'nettoyage'],
  ['water', 'eau'],
  ['damage', 'dommage', 'degat'],
  ['unlock', 'deverrouillage'],
  ['unlocking', 'deverrouillage'],
  ['data', 'donnees'],
  ['recovery', 'recuperation'],
  ['transfer', 'transfert'],
  ['memory', 'memoire'],
  ['storage', 'stockage'],
  ['hard drive', 'disque dur'],
  ['accessory', 'accessoire'],
  ['accessories', 'accessoires'],
  ['adapter', 'adaptateur'],
  ['mount', 'support'],
  ['diagnostic', 'diagnostic'],
  ['warranty', 'garantie'],
];

const others = new Map<string, string[]>();
for (const row of rows)
  for (const word of row)
    others.set(word, [...new Set([...(others.get(word) ?? []), ...row.filter((other) => other !== word)])]);

/** Adds to each term of a search what it means in the other language. */
export const withTradeWords = ({ terms, together }: SearchQuery): SearchQuery => ({
  terms: terms.map((term) => [...new Set(term.flatMap(inBoth))]),
  together,
});

const inBoth = (spelling: string): string[] => [
  spelling,
  ...(others.get(spelling.trim()) ?? []).map((other) => ` ${other}`),
];
