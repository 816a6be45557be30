export { setUp } from './setUp.ts';
