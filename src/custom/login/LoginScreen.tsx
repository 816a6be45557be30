import { loadIdentity } from '../../authProvider/identity.ts';
import { LoginPage } from './LoginPage.tsx';
import { StoreScreen } from './StoreScreen.tsx';

// Preloads the identity client while the user types.
loadIdentity().catch(() => undefined);

/** The sign-in screen of the store of the host name. */
export default function LoginScreen() {
  return <StoreScreen>{(store) => <LoginPage store={store} />}</StoreScreen>;
}
