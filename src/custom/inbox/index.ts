export { SegmentHint } from './SegmentHint.tsx';
