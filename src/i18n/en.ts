import english from 'ra-language-english';
import { compose, type ResourceFiles } from './compose.ts';
import * as texts from './en/index.ts';

const files: ResourceFiles = import.meta.glob('./resources/*.ts', { eager: true, import: 'en' });

export default compose(english, texts, files);
