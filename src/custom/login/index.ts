export type { LoginState } from './LoginPage.tsx';
export { PasswordField } from './PasswordField.tsx';
export { PublicPage } from './PublicPage.tsx';
export { StoreScreen } from './StoreScreen.tsx';
export { checkAddress, checkCode, checkNewPassword, checkPassword, checkRepeated } from './checks.ts';
export { FieldError, useScreenForm } from './useScreenForm.ts';
