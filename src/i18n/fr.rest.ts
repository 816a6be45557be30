import messages from './fr.ts';
import { restOf } from './first.ts';

export default restOf(messages);
