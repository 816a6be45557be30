import french from 'ra-language-french';
import { compose, type ResourceFiles } from './compose.ts';
import * as texts from './fr/index.ts';

const files: ResourceFiles = import.meta.glob('./resources/*.ts', { eager: true, import: 'fr' });

export default compose(french, texts, files);
