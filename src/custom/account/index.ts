export { useSavedLanguage } from './useApplyLanguage.ts';
