export { NotificationsBell } from './bell/Bell.tsx';
export { NotificationList } from './bell/NotificationList.tsx';
export { useNews } from './live/useNews.ts';
