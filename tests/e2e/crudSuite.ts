import { createTests } from './crud/create.ts';
import type { Crud } from './crud/crud.ts';
import { editTests } from './crud/edit.ts';
import { exportTests } from './crud/export.ts';
import { faultTests } from './crud/faults.ts';
import { listTests } from './crud/list.ts';
import { actionTests } from './crud/actions.ts';
import { test } from './support/test.ts';

/** What every resource has to do in a browser: its list, dialogs, actions, exports, and how it bears faults. */
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
