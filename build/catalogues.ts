/** The messages of each language: all, what the first page needs, and the rest. */
export { default as en } from '../src/i18n/en.ts';
export { default as 'en.first' } from '../src/i18n/en.first.ts';
export { default as 'en.rest' } from '../src/i18n/en.rest.ts';
export { default as fr } from '../src/i18n/fr.ts';
export { default as 'fr.first' } from '../src/i18n/fr.first.ts';
export { default as 'fr.rest' } from '../src/i18n/fr.rest.ts';
