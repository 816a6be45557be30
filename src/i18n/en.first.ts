import messages from './en.ts';
import { firstOf } from './first.ts';

export default firstOf(messages);
