import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { survivesSignOut } from '../../src/authProvider/localData.ts';
import { useDraft } from '../../src/custom/storefront/documentEditor/useDraft.ts';
import { draftKey } from '../../src/drafts.ts';
import { valueAt } from '../../src/schemas/storefront/pointer.ts';

const key = draftKey('robin', 'atlas', 'storeConfig');
const stored = { homepage: { header: { text: 'old' }, footer: { text: 'old' } } };
const pointer = '/homepage/header';
const mine = { text: 'mine' };

const open = (document: unknown = stored) =>
  renderHook((value: unknown) => useDraft(key, value), { initialProps: document });

const typeInto = (draft: ReturnType<typeof open>, value: unknown, at = pointer) =>
  act(() => draft.result.current.set(at, value));

beforeEach(() => localStorage.clear());

test('changes only its own part, and is discarded when the old value is typed', () => {
  const draft = open();
  typeInto(draft, mine);
  expect(draft.result.current.value).toEqual({ homepage: { header: mine, footer: { text: 'old' } } });
  expect(draft.result.current.isUnsaved()).toBe(true);
  typeInto(draft, { text: 'old' });
  expect(draft.result.current.changes).toEqual([]);
  expect(draft.result.current.value).toBe(stored);
  expect(localStorage.getItem(key)).toBeNull();
});

test('is offered after a reload and restored on request, based on its original version', () => {
  typeInto(open(), mine);
  const again = open({ homepage: { header: { text: 'theirs' } } });
  expect(again.result.current.changes).toEqual([]);
  expect(again.result.current.offer?.time).toBeGreaterThan(0);
  act(() => again.result.current.restore());
  expect(again.result.current.offer).toBeUndefined();
  expect(again.result.current.changes).toEqual([{ pointer, before: { text: 'old' }, after: mine }]);
});

test('keeps changes typed while the offer is shown', () => {
  typeInto(open(), mine);
  const again = open();
  typeInto(again, { text: 'other' }, '/homepage/footer');
  expect(open().result.current.offer?.changes.map((change) => change.pointer)).toEqual([
    pointer,
    '/homepage/footer',
  ]);
});

test('is removed when discarded, reverted, undone or already stored', () => {
  typeInto(open(), mine);
  expect(open({ homepage: { header: mine } }).result.current.offer).toBeUndefined();

  typeInto(open(), mine);
  const discarded = open();
  act(() => discarded.result.current.discardOffer());
  expect(open().result.current.offer).toBeUndefined();

  const taken = open();
  typeInto(taken, mine);
  act(() => taken.result.current.replace(['/homepage'], []));
  expect(open().result.current.offer).toBeUndefined();

  const left = open();
  typeInto(left, mine);
  act(() => left.result.current.forget());
  expect(left.result.current.isUnsaved()).toBe(false);
  expect(open().result.current.offer).toBeUndefined();
});

test('works without a storage, and with one that holds invalid content', () => {
  localStorage.setItem(key, '{"broken');
  const draft = open();
  expect(draft.result.current.offer).toBeUndefined();
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  typeInto(draft, mine);
  expect(full).toHaveBeenCalled();
  expect(draft.result.current.isUnsaved()).toBe(true);
  full.mockRestore();
});

test('belongs to a user: a sign-out removes it', () => {
  expect(survivesSignOut(key)).toBe(false);
  expect(draftKey('robin', 'atlas', 'storeConfig')).not.toBe(draftKey('robin', 'borealis', 'storeConfig'));
});

test('undo and redo leave other parts alone', () => {
  vi.useFakeTimers();
  const draft = open();
  const parts = [pointer];
  const at = (place: string) => valueAt(draft.result.current.value, place);
  typeInto(draft, { text: 'm' });
  typeInto(draft, { text: 'mi' });
  vi.advanceTimersByTime(2000);
  typeInto(draft, mine);
  typeInto(draft, { text: 'other' }, '/homepage/footer');
  act(() => draft.result.current.undo(parts));
  expect(at(pointer)).toEqual({ text: 'mi' });
  act(() => draft.result.current.undo(parts));
  expect(at(pointer)).toEqual({ text: 'old' });
  expect(draft.result.current.canUndo(parts)).toBe(false);
  expect(at('/homepage/footer')).toEqual({ text: 'other' });
  act(() => draft.result.current.redo(parts));
  expect(at(pointer)).toEqual({ text: 'mi' });
  typeInto(draft, { text: 'new' });
  expect(draft.result.current.canRedo(parts)).toBe(false);
  act(() => draft.result.current.replace(parts, []));
  expect(draft.result.current.canUndo(parts)).toBe(false);
  expect(draft.result.current.canUndo(['/homepage/footer'])).toBe(true);
  vi.useRealTimers();
});
