export { useSavedLanguage } from './useSavedLanguage.ts';
