import { HttpError, type DataProvider } from 'react-admin';
import { problemsOf } from '../../../dataProvider/errors.ts';
import { tickets, type Ticket } from '../../../schemas/tickets/tickets.ts';

/**
 * Returns the ticket of this id if `error` says that the id was used: it was made when it was sent before, with other values
 * such as the passcode, and the answer was lost. Throws `error` otherwise.
 */
export async function madeUnder(id: string, error: unknown, getOne: DataProvider['getOne']): Promise<Ticket> {
  if (!problemsOf(error).some(({ path, code }) => path === '/id' && code === 'key_used')) throw error;
  try {
    const { data } = await getOne<Ticket>(tickets.name, { id });
    return data;
  } catch (missing) {
    throw missing instanceof HttpError && missing.status === 404 ? error : missing;
  }
}
