import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { saveChanges } from '../../src/custom/storefront/documentEditor/saveChanges.ts';
import type { Versioned } from '../../src/dataProvider/versioned.ts';

type Version = Versioned<object>;

const known: Version = { value: { header: 'old', footer: 'old' }, etag: '1' };
const mine = [{ pointer: '/header', before: 'old', after: 'mine' }];

/** A service where other users save these versions, one before each of our attempts. */
function service(...saves: object[]) {
  const versions = [known, ...saves.map((value, index) => ({ value, etag: String(index + 2) }))];
  let current = known;
  return {
    queryKey: [],
    read: vi.fn<() => Promise<Version>>(async () => current),
    write: vi.fn<(next: Version) => Promise<Version>>(async (next) => {
      current = versions[versions.indexOf(current) + 1] ?? current;
      if (next.etag !== current.etag) throw new HttpError('stale', 412);
      return { value: next.value, etag: 'new' };
    }),
    readAuthor: vi.fn<() => Promise<string>>(async () => 'Robin Weaver'),
  };
}

test('saves on the known version without reading it again', async () => {
  const source = service();
  const outcome = await saveChanges(source, mine, known);
  expect(outcome).toMatchObject({ kind: 'saved', saved: { value: { header: 'mine', footer: 'old' } } });
  expect(source.read).not.toHaveBeenCalled();
});

test('merges the saved changes of others as often as needed', async () => {
  const source = service({ header: 'old', footer: 'b' }, { header: 'old', footer: 'c' });
  const outcome = await saveChanges(source, mine, known);
  expect(outcome).toMatchObject({
    kind: 'saved',
    author: 'Robin Weaver',
    saved: { value: { header: 'mine', footer: 'c' } },
    basedOn: { etag: '3' },
  });
});

test('stores nothing while there are conflicts', async () => {
  const source = service({ header: 'theirs', footer: 'old' });
  const outcome = await saveChanges(source, mine, known);
  expect(outcome).toMatchObject({
    kind: 'conflicts',
    author: 'Robin Weaver',
    conflicts: [{ pointer: '/header', before: 'old', after: 'mine', theirs: 'theirs' }],
    latest: { etag: '2' },
  });
  expect(source.write).toHaveBeenCalledTimes(1);
});

test('detects the conflicts of an old draft before sending', async () => {
  const source = service();
  const draft = [{ pointer: '/header', before: 'older', after: 'mine' }];
  expect(await saveChanges(source, draft, known)).toMatchObject({ kind: 'conflicts' });
  expect(source.write).not.toHaveBeenCalled();
});

test('works without the name of the other author', async () => {
  const source = service({ header: 'old', footer: 'b' });
  source.readAuthor.mockRejectedValue(new HttpError('failed', 500));
  expect(await saveChanges(source, mine, known)).toMatchObject({ kind: 'saved', author: undefined });
});

test('gives up after too many saves by others and reports other errors', async () => {
  const busy = Array.from({ length: 9 }, (_, footer) => ({ header: 'old', footer }));
  await expect(saveChanges(service(...busy), mine, known)).rejects.toMatchObject({ status: 412 });
  const broken = service();
  broken.write.mockRejectedValue(new HttpError('failed', 500));
  await expect(saveChanges(broken, mine, known)).rejects.toMatchObject({ status: 500 });
});
