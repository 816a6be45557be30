import messages from './en.ts';
import { restOf } from './first.ts';

export default restOf(messages);
