import messages from './fr.ts';
import { firstOf } from './first.ts';

export default firstOf(messages);
