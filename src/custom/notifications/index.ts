export { NotificationsBell } from './bell/Bell.tsx';
export { NotificationList } from './bell/NotificationList.tsx';
export { useLiveUpdates } from './live/useLiveUpdates.ts';
