export { useStatusPageCalls } from './calls.ts';
export { StatusLinkDialog } from './StatusLinkDialog.tsx';
