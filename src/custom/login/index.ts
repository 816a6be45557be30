export type { LoginState } from './LoginPage.tsx';
export { PasswordField } from './PasswordField.tsx';
export { PublicPage } from './PublicPage.tsx';
export { StoreScreen } from './StoreScreen.tsx';
export { checkAddress, checkCode, checkPassword, checkRepeated } from './checks.ts';
export { useScreenForm } from './useScreenForm.ts';
