import { actionTests, deletes } from './crud/actions.ts';
import { creates } from './crud/create.ts';
import { modelOf, openList, type Crud } from './crud/crud.ts';
import { editsRow, editTests } from './crud/edit.ts';
import { exportTests } from './crud/export.ts';
import { faultTests } from './crud/faults.ts';
import { filters, listTests } from './crud/list.ts';
import { test } from './support/test.ts';

/** The test of what a declaration decides: its filters, form, image, and whether it deletes. */
export function declarationSuite(crud: Crud): void {
  test(`${crud.resource} are created, edited, deleted and filtered as declared`, async ({
    page,
    api,
    problems,
  }) => {
    test.setTimeout(120_000);
    problems.allowStatus(409);
    problems.allowStatus(422);
    const list = await openList(page, crud);
    await creates(list, api, crud);
    await editsRow(list, api, crud);
    if (modelOf(crud).access.delete) await deletes(list, api, crud);
    await filters(list, api, crud);
  });
}

/** The tests of a declaration and of what all resources share: list, dialogs, actions, exports and error handling. */
export function crudSuite(crud: Crud): void {
  declarationSuite(crud);
  test.describe(crud.resource, () => {
    listTests(crud);
    editTests(crud);
    actionTests(crud);
    exportTests(crud);
    faultTests(crud);
  });
}
