export { default as CreatableLocationInput } from './CreatableLocationInput.tsx';
export { default as CountryInput } from './CountryInput.tsx';
export { default as StateInput } from './StateInput.tsx';
export { LocationFilter, LocationValue } from './location.tsx';
export { useAddress } from './useAddress.ts';
export { useRegions } from './useRegions.ts';
