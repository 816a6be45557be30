import { actionTests, deleteTests } from './crud/actions.ts';
import { createFaultTests, createTests } from './crud/create.ts';
import { modelOf, type Crud } from './crud/crud.ts';
import { editTests, rowTests } from './crud/edit.ts';
import { exportTests } from './crud/export.ts';
import { faultTests } from './crud/faults.ts';
import { filterTests, listTests } from './crud/list.ts';
import { test } from './support/test.ts';

/** The tests of what a declaration decides: its filters, form, image, and whether it deletes. */
export function declarationSuite(crud: Crud): void {
  test.describe(crud.resource, () => {
    filterTests(crud);
    createTests(crud);
    rowTests(crud);
    if (modelOf(crud).access.delete) deleteTests(crud);
  });
}

/** The tests of a declaration and of what all resources share: list, dialogs, actions, exports and error handling. */
export function crudSuite(crud: Crud): void {
  declarationSuite(crud);
  test.describe(crud.resource, () => {
    listTests(crud);
    createFaultTests(crud);
    editTests(crud);
    actionTests(crud);
    exportTests(crud);
    faultTests(crud);
  });
}
