import { LoginPage } from './LoginPage.tsx';
import { StoreScreen } from './StoreScreen.tsx';

/** The sign-in of the store that the address belongs to. */
export default function LoginScreen() {
  return <StoreScreen>{(store) => <LoginPage store={store} />}</StoreScreen>;
}
