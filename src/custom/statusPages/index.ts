export { useStatusPageCalls } from './calls.ts';
