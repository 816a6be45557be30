import { createTests } from './crud/create.ts';
import type { Crud } from './crud/crud.ts';
import { editTests } from './crud/edit.ts';
import { exportTests } from './crud/export.ts';
import { faultTests } from './crud/faults.ts';
import { listTests } from './crud/list.ts';
import { actionTests } from './crud/actions.ts';
import { test } from './support/test.ts';

/** The tests of every resource: list, dialogs, actions, exports and error handling. */
export function crudSuite(crud: Crud): void {
  test.describe(crud.resource, () => {
    listTests(crud);
    createTests(crud);
    editTests(crud);
    actionTests(crud);
    exportTests(crud);
    faultTests(crud);
  });
}
