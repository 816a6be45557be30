import { onAuthStateChanged } from 'firebase/auth';
import { HttpError } from 'react-admin';
import type { Right } from '../schemas/rights.ts';
import type { Flag } from '../schemas/flags.ts';
import { fetchPages, type ListAnswer } from '../dataProvider/fetchPages.ts';
import type { Call, Query } from '../dataProvider/http.ts';
import { auth } from './firebase.ts';
import { http } from './http.ts';
import type { Location, Session, Staff, Store } from './session.ts';
import { loadStore } from './loadStore.ts';

interface Permission {
  permission: { right: Right };
}

interface Toggle {
  feature_id: Flag;
  is_enabled: boolean;
}

let current: (Session & { uid: string }) | undefined;

/** The session once it is loaded, for code outside of React. */
export const currentSession = (): Session | undefined => current;

export const dropSession = () => {
  current = undefined;
};

/** When another tab signed in as somebody else, or signed out, this page begins anew as that person. */
export function followIdentity(): void {
  onAuthStateChanged(auth, (user) => {
    if (current && user?.uid !== current.uid) location.reload();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (!current || !key?.startsWith('firebase:authUser:') || sessionStorage.getItem(key)) return;
    const { uid } = JSON.parse(newValue ?? '{}') as { uid?: string };
    if (uid !== current.uid) location.reload();
  });
}

/** Loads the signed-in staff member, permissions, features, store and locations in parallel; undefined: signed out. */
export async function loadSession(): Promise<Session | undefined> {
  const [{ id: storeId }] = await Promise.all([loadStore(), auth.authStateReady()]);
  const user = auth.currentUser;
  if (!user) {
    dropSession();
    return undefined;
  }
  const { claims } = await user.getIdTokenResult();
  const staffId = typeof claims.staff_id === 'string' ? claims.staff_id : user.uid;
  const path = `/dc/store/${storeId}`;
  const [store, staff, permissions, toggles, locations] = await Promise.all([
    get<Store>('store', path, { include_children: false }),
    get<Staff>('store', `${path}/staff/${staffId}`, { include_voided: false }),
    getAll<Permission>(`${path}/staff/${staffId}/permissions`, {
      page: 1,
      per_page: 100_000,
    }),
    get<Toggle[]>('admin', `${path}/features/toggle`, { types: 'DASHBOARD' }),
    getLocations(path),
  ]);
  sessionStorage.setItem('authUser', JSON.stringify({ id: staff.id, uid: user.uid }));
  current = {
    uid: user.uid,
    who: {
      staff_id: staff.id,
      store_id: storeId,
      role: staff.role,
      rights: permissions.map(({ permission }) => permission.right),
      location_id: staff.location_id,
    },
    store,
    staff,
    features: new Set(toggles.filter((one) => one.is_enabled).map((one) => one.feature_id)),
    locations: locations ?? (await getOwnLocation(path, staff)),
  };
  return current;
}

/** The locations of the store, or undefined for who may not list them. */
async function getLocations(path: string): Promise<Location[] | undefined> {
  try {
    return await getAll<Location>(`${path}/locations`, { page: 1, per_page: 100_000, include_voided: true });
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return undefined;
    throw error;
  }
}

/** The shell names where somebody works in any case. */
const getOwnLocation = async (path: string, { location_id }: Staff): Promise<Location[]> =>
  location_id === null ? [] : [await get<Location>('store', `${path}/locations/${location_id}`, {})];

async function get<T>(service: Call['service'], path: string, query: Query): Promise<T> {
  return (await http<T>({ service, method: 'GET', path, query })).json;
}

const getAll = async <T>(path: string, query: Query): Promise<T[]> =>
  (await fetchPages((page) => get<ListAnswer<T>>('store', path, page), query)).data;
