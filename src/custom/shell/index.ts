export { DarkModeToggle } from './DarkModeToggle.tsx';
export { LanguageSwitch } from './LanguageSwitch.tsx';
export { Notification } from './Notification.tsx';
export { PageFooter } from './PageFooter.tsx';
