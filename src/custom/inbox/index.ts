export { ReplyOutbox } from './outbox/ReplyOutbox.tsx';
export { SegmentHint } from './SegmentHint.tsx';
