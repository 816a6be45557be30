// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SearchField } from '../../src/kit/picker/SearchField.tsx';
import { useCodeLookup } from '../../src/kit/scan/useCodeLookup.ts';
import { renderShell } from './shell.render.tsx';

interface Fruit {
  name: string;
}
const fruits: Fruit[] = ['Apple', 'Apricot', 'Banana'].map((name) => ({ name }));
const find = vi.fn<(text: string, signal: AbortSignal) => Promise<Fruit[]>>(async (text) =>
  fruits.filter(({ name }) => name.toLowerCase().includes(text)),
);
const chosen = vi.fn<(name: string) => void>();
const created = vi.fn<(typed: string) => void>();
const submitted = vi.fn<() => void>();

afterEach(() => vi.clearAllMocks());

function Screen({ hasCodes, mayCreate }: { hasCodes?: boolean; mayCreate?: boolean }) {
  const codes = useCodeLookup(async (code) => {
    if (code === 'DOWN') throw new Error(code);
    if (!fruits.some(({ name }) => name === code)) return `No ${code}`;
    chosen(code);
    return undefined;
  }, 'Not looked up');
  return (
    <Form onSubmit={submitted}>
      <SearchField<Fruit>
        label="Fruit"
        search={{ key: ['fruits'], find }}
        onChosen={({ name }) => chosen(name)}
        nameOf={({ name }) => name}
        keyOf={({ name }) => name}
        codes={hasCodes ? codes : undefined}
        create={mayCreate ? { labelOf: (typed) => `New: ${typed}`, onChosen: created } : undefined}
        helperText="By name"
      />
    </Form>
  );
}

const open = async (props = {}) => {
  await act(() => renderShell(<Screen {...props} />));
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' }),
  };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a search field', () => {
  test('says how much to type, searches once typing pauses, passes the choice on and clears itself', async () => {
    const { user, field } = await open();
    await user.type(field, 'a');
    expect(screen.getByText('Type at least 2 characters')).toBeDefined();
    await user.type(field, 'p');
    await waitFor(() => expect(options()).toEqual(['Apple', 'Apricot']));
    expect(find.mock.calls.map(([text]) => text)).toEqual(['ap']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect([chosen.mock.calls, field.value]).toEqual([[['Apple']], '']);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('offers no results of another text than the typed one, and aborts a search that is outdated', async () => {
    const { user, field } = await open();
    await user.type(field, 'ap');
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.type(field, 'r');
    expect(options()).toEqual([]);
    await waitFor(() => expect(options()).toEqual(['Apricot']));
    find.mockReturnValueOnce(new Promise(() => undefined));
    await user.type(field, 'x');
    await waitFor(() => expect(find).toHaveBeenCalledTimes(3));
    await user.type(field, 'y');
    await waitFor(() => expect(screen.getByText('No match')).toBeDefined());
    expect(find.mock.calls[2]?.[1].aborted).toBe(true);
  });

  test('offers to create a record from the typed text', async () => {
    const { user, field } = await open({ mayCreate: true });
    await user.type(field, ' cherry ');
    await user.click(await screen.findByRole('option', { name: 'New: cherry' }));
    expect([created.mock.calls, field.value]).toEqual([[['cherry']], '']);
  });

  test('reports a failed search and repeats it on request', async () => {
    const { user, field } = await open();
    find.mockRejectedValueOnce(new Error('down'));
    await user.type(field, 'ban');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(field);
    await waitFor(() => expect(options()).toEqual(['Banana']));
  });

  test('with codes: takes what is typed and confirmed, in order, and says why a code was not taken', async () => {
    const { user, field } = await open({ hasCodes: true });
    await user.type(field, 'Banana{Enter}Apple{Enter}');
    await waitFor(() => expect(chosen.mock.calls).toEqual([['Banana'], ['Apple']]));
    await user.type(field, 'Cherry{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No Cherry'));
    await user.type(field, 'DOWN{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not looked up'));
    await user.type(field, '  {Enter}');
    expect(screen.getByRole('alert').textContent).toBe('');
    expect([submitted.mock.calls.length, field.value]).toEqual([0, '']);
  });
});
