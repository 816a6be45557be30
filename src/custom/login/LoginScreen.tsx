import { loadIdentity } from '../../authProvider/identity.ts';
import { LoginPage } from './LoginPage.tsx';
import { StoreScreen } from './StoreScreen.tsx';

// What signs in is there when somebody has typed.
loadIdentity().catch(() => undefined);

/** The sign-in of the store that the address belongs to. */
export default function LoginScreen() {
  return <StoreScreen>{(store) => <LoginPage store={store} />}</StoreScreen>;
}
