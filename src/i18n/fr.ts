import french from 'ra-language-french';
import { compose } from './compose.ts';
import * as texts from './fr/index.ts';

export default compose(french, texts);
