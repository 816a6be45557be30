export { Balances } from './balances/Balances.tsx';
