import english from 'ra-language-english';
import { compose } from './compose.ts';
import * as texts from './en/index.ts';

export default compose(english, texts);
