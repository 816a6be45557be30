export type { LoginState } from './LoginPage.tsx';
export { PasswordField } from './PasswordField.tsx';
export { PublicPage } from './PublicPage.tsx';
export { StoreScreen } from './StoreScreen.tsx';
export {
  validateEmailFormat,
  validateCode,
  validateNewPassword,
  validatePassword,
  validateRepeatedPassword,
} from './validators.ts';
export { FieldError, useScreenForm } from './useScreenForm.ts';
