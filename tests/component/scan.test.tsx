import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from 'react-admin';
import { afterEach, describe, expect, test, vi } from 'vitest';
import CodeInput from '../../src/kit/form/inputs/CodeInput.tsx';
import { sightings } from '../../src/kit/scan/camera/sightings.ts';
import { keystrokes } from '../../src/kit/scan/keystrokes.ts';
import { ScanField } from '../../src/kit/scan/ScanField.tsx';
import { renderShell } from './shell.render.tsx';

const submit = vi.fn<() => void>();
const press = vi.fn<() => void>();
const taken = vi.fn<(code: string) => void>();

afterEach(() => {
  vi.clearAllMocks();
});

/** Types like a scanner, at its pace regardless of the machine's load. */
async function scan(code: string) {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await userEvent.setup({ delay: null }).keyboard(`${code}{Enter}`);
  clock.mockRestore();
}
/** Types like a person. */
const type = (text: string) => userEvent.setup({ delay: 70 }).keyboard(text);

function Screen() {
  const [amount, setAmount] = useState('7');
  return (
    <Form onSubmit={submit}>
      <ScanField label="Scan" listensGlobally onCode={taken} />
      <CodeInput source="barcode" label="Barcode" />
      <input aria-label="Amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      <button type="button" onClick={press}>
        Press
      </button>
    </Form>
  );
}

/** Types like a scanner whose second key is late. */
async function scanLate(code: string, lateBy: number) {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const user = userEvent.setup({ delay: null });
  await user.keyboard(code.slice(0, 2));
  now += lateBy;
  await user.keyboard(`${code.slice(2)}{Enter}`);
  clock.mockRestore();
}

const open = (remembered = {}) => act(() => renderShell(<Screen />, { remembered }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('a field for codes', () => {
  test('emits scanned or typed codes, clears itself and does not submit the form', async () => {
    await open();
    field('Scan').focus();
    await scan('4006381333931');
    await type(' ab-1 {Enter}');
    await type('{Enter}');
    expect(taken.mock.calls).toEqual([['4006381333931'], ['ab-1']]);
    expect(field('Scan').value).toBe('');
    expect(submit).not.toHaveBeenCalled();
  });

  test('receives scans while the focus is elsewhere, without changing anything there', async () => {
    await open();
    await scan('4006381333931');
    screen.getByRole('button', { name: 'Press' }).focus();
    await scan('SCREEN-13');
    field('Amount').focus();
    await scan('0012345678905');
    expect(taken.mock.calls).toEqual([['4006381333931'], ['SCREEN-13'], ['0012345678905']]);
    expect(field('Amount').value).toBe('7');
    expect([press, submit].map((one) => one.mock.calls.length)).toEqual([0, 0]);
  });

  test('restores another field’s value when its text turns out to be a scan', async () => {
    await open();
    field('Amount').focus();
    await scanLate('2200000000010', 90);
    expect(taken.mock.calls).toEqual([['2200000000010']]);
    expect(field('Amount').value).toBe('7');
  });

  test('detects a scan by the scanner’s prefix, which is not part of the code', async () => {
    await open({ 'scanner.prefix': '~' });
    field('Amount').focus();
    await type('3~AB-12{Enter}');
    field('Scan').focus();
    await type('~AB-13{Enter}');
    expect(taken.mock.calls).toEqual([['AB-12'], ['AB-13']]);
    expect(field('Amount').value).toBe('73');
  });

  test('leaves text typed by a person in another field alone', async () => {
    await open();
    field('Amount').focus();
    await type('1234');
    expect(field('Amount').value).toBe('71234');
    expect(taken).not.toHaveBeenCalled();
  });

  test('a form’s code input is scanned in place', async () => {
    await open();
    field('Barcode').focus();
    await scan('4006381333931');
    await scan('SCREEN-13');
    expect(field('Barcode').value).toBe('SCREEN-13');
    expect([taken, submit].map((one) => one.mock.calls.length)).toEqual([0, 0]);
  });
});

test('distinguishes a scanner from typing by pace and Enter', () => {
  const typed = (text: string, pace: number, prefix = '') => {
    const take = keystrokes(prefix);
    const keys = Array.from(text, (key) => (key === '\n' ? 'Enter' : key));
    return keys.map((key, index) => take({ key, timeStamp: 1000 + index * pace }).code).at(-1);
  };
  expect(typed('AB-12\n', 10)).toBe('AB-12');
  expect(typed('AB-12\n', 80)).toBeUndefined();
  expect(typed('12\n', 10)).toBeUndefined();
  expect(typed('AB-12', 10)).toBeUndefined();
  expect(typed('~1\n', 120)).toBeUndefined();
  expect(typed('~1\n', 120, '~')).toBe('1');
});

test('a code in front of the camera counts once, until it was away for a second', () => {
  const newOf = sightings();
  expect(newOf(['a'], 0)).toEqual(['a']);
  expect(newOf(['a', 'b'], 900)).toEqual(['b']);
  expect(newOf(['a'], 1800)).toEqual([]);
  expect(newOf([], 1820)).toEqual([]);
  expect(newOf(['b', 'a'], 2850)).toEqual(['b', 'a']);
});

test('a code that stays in view counts once, however late its next frame is', () => {
  const newOf = sightings();
  expect(newOf(['a'], 0)).toEqual(['a']);
  expect(newOf(['a'], 5000)).toEqual([]);
});

describe('without a picture the camera shows why', () => {
  const opened = async (mediaDevices: object | undefined) => {
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
    await open();
    await userEvent.click(screen.getAllByRole('button', { name: 'Scan with the camera' })[0]!);
    return screen.findByRole('alert');
  };
  const refusing = (name: string) => ({
    getUserMedia: () => Promise.reject(new DOMException('no', name)),
  });

  test.each([
    [undefined, 'by https'],
    [refusing('NotAllowedError'), 'may not use the camera'],
    [refusing('NotFoundError'), 'no camera at this machine'],
    [refusing('NotReadableError'), 'another program'],
  ])('%#', async (devices, words) => {
    expect((await opened(devices)).textContent).toContain(words);
  });
});
