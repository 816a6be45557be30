export { ActiveInput } from './ActiveInput.tsx';
export { ImageUpload } from './ImageUpload.tsx';
export { NameInput } from './NameInput.tsx';
