export { useApplyLanguage as useSavedLanguage } from './useApplyLanguage.ts';
