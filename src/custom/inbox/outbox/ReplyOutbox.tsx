import { KeptOutbox } from '../../../kit/kept/KeptOutbox.tsx';
import { SendReplies } from './lazy.ts';
import { replyQueue } from './replies.ts';

/** Sends answers that are kept on this device, on any page. */
export const ReplyOutbox = () => <KeptOutbox queue={replyQueue} sender={SendReplies} />;
