export { useCost } from './useCost.ts';
export { useWarranty } from './useWarranty.ts';
