import { HttpError } from 'react-admin';
import type { Right } from '../schemas/rights.ts';
import type { Flag } from '../schemas/flags.ts';
import { fetchPages, type ListResponse } from '../dataProvider/fetchPages.ts';
import type { HttpRequest } from '../dataProvider/http.ts';
import { claimsOf } from './claims.ts';
import { getToken, http } from './http.ts';
import { isVerifiedToken, setTokenVerified } from './storedSignIn.ts';
import { requireSecondFactor, missingFactorOf } from './missingFactor.ts';
import type { Location, Session, Staff, Store } from './session.ts';
import { loadStore } from './loadStore.ts';
import { saveSignOutReason } from './signOutReason.ts';
import { sessionCalls } from './sessionCalls.ts';

interface Permission {
  permission: { right: Right };
}

interface Toggle {
  feature_id: Flag;
  is_enabled: boolean;
}

let current: (Session & { uid: string }) | undefined;

/** The loaded session, for code outside React. */
export const currentSession = (): Session | undefined => current;

export const clearSession = () => {
  current = undefined;
};

/** Reloads the page when another tab signs out or signs in as another user. */
export function reloadOnIdentityChange(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (!current || !key?.startsWith('firebase:authUser:') || sessionStorage.getItem(key)) return;
    const { uid } = JSON.parse(newValue ?? '{}') as { uid?: string };
    if (uid === current.uid) return;
    if (!uid) saveSignOutReason('elsewhere');
    location.reload();
  });
}

/**
 * Loads the signed-in staff member, permissions, features, store and locations in parallel; undefined when signed out.
 */
export async function loadSession(): Promise<Session | undefined> {
  const [{ id: storeId }, token] = await Promise.all([loadStore(), getToken()]);
  if (!token) {
    clearSession();
    return undefined;
  }
  try {
    if (!isVerifiedToken(token)) await requireSecondFactor();
    const session = await callSession(storeId, token);
    setTokenVerified(token, true);
    return session;
  } catch (error) {
    if (missingFactorOf(error)) setTokenVerified(token, false);
    throw error;
  }
}

async function callSession(storeId: string, token: string): Promise<Session> {
  const { sub: uid, staff_id: staffId = uid } = claimsOf(token);
  const calls = sessionCalls(storeId, staffId);
  const [store, staff, permissions, toggles, locations] = await Promise.all([
    get<Store>(calls.store),
    get<Staff>(calls.staff),
    getAll<Permission>(calls.permissions),
    get<Toggle[]>(calls.toggles),
    getLocations(calls.locations),
  ]);
  sessionStorage.setItem('authUser', JSON.stringify({ id: staff.id, uid }));
  current = {
    uid,
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
    locations: locations ?? (await getOwnLocation(calls.store, staff)),
  };
  return current;
}

/** Returns the store's locations, or undefined without the right to list them. */
async function getLocations(call: HttpRequest): Promise<Location[] | undefined> {
  try {
    return await getAll<Location>(call);
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return undefined;
    throw error;
  }
}

/** The shell shows the staff member's location even without the right to list locations. */
const getOwnLocation = async (store: HttpRequest, { location_id }: Staff): Promise<Location[]> =>
  location_id === null
    ? []
    : [await get<Location>({ ...store, path: `${store.path}/locations/${location_id}`, query: {} })];

const get = async <T>(call: HttpRequest): Promise<T> => (await http<T>(call)).json;

const getAll = async <T>(call: HttpRequest): Promise<T[]> =>
  (await fetchPages((query) => get<ListResponse<T>>({ ...call, query }), call.query ?? {})).data;
