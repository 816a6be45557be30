export { default as CountryInput } from './CountryInput.tsx';
export { default as StateInput } from './StateInput.tsx';
