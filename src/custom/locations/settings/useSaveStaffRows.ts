import { loadValidator } from 'virtual:validators';
import { use, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { problemsOf } from '../../../dataProvider/errors.ts';
import { toFieldName } from '../../../kit/form/toFieldName.ts';
import { useErrorText } from '../../../kit/form/useErrorText.ts';
import { toInput } from '../../../schemas/input.ts';
import { staff } from '../../../schemas/staff/staff.ts';
import { validate, type ValidationError } from '../../../schemas/validate.ts';
import {
  isSame,
  rowOf,
  StaleRow,
  useStaffRows,
  type StaffMember,
  type StaffRow,
  type StaffRows,
} from './useStaffRows.ts';

interface Options {
  locationId: number;
  /** The rows when editing began. */
  shown: StaffMember[];
  form: UseFormReturn<StaffRows>;
  onClose: () => void;
}

/** Saves changed rows one after another and shows errors on their rows. */
export function useSaveStaffRows({ locationId, shown, form, onClose }: Options) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText(staff);
  const validator = use(loadValidator(staff.name));
  const { save: saveRow, reload } = useStaffRows(locationId);
  const stored = useRef(new Map(shown.map((member) => [member.id, member])));
  const [failures, setFailures] = useState<Record<number, string>>({});
  const isSaved = useRef(false);
  const isSaving = useRef(false);

  const memberOf = ({ id }: StaffRow) => (id === undefined ? undefined : stored.current.get(id));
  const isUnchanged = (row: StaffRow) => {
    const member = memberOf(row);
    return isSame(row, member && rowOf(member));
  };
  const problemsIn = (row: StaffRow): ValidationError[] => {
    const { settings, location_id } = shown.find(({ id }) => id === row.id) ?? {
      settings: { default_locale: 'en' },
      location_id: locationId,
    };
    const problems = validate(validator, staff, toInput(staff, { ...row, settings, location_id }));
    return row.phone ? problems : [...problems, { path: '/phone', code: 'required' }];
  };
  const mark = (index: number, problems: ValidationError[]) => {
    for (const problem of problems) {
      const name = `rows.${index}.${toFieldName(problem.path)}` as 'rows.0.email';
      form.setError(name, { type: problem.code, message: errorText(problem) });
    }
  };
  const saveOne = async (row: StaffRow, index: number): Promise<boolean> => {
    try {
      const saved = await saveRow(row, memberOf(row));
      stored.current.set(saved.id, saved);
      form.setValue(`rows.${index}`, rowOf(saved));
      return true;
    } catch (error) {
      if (error instanceof StaleRow) stored.current.set(error.member.id, error.member);
      const problems = problemsOf(error);
      mark(index, problems);
      if (problems.length === 0) {
        setFailures((current) => ({ ...current, [index]: translate((error as Error).message) }));
      }
      return false;
    }
  };
  const saveAll = async ({ rows }: StaffRows) => {
    const changed = rows.map((row, index) => ({ row, index })).filter(({ row }) => !isUnchanged(row));
    const wrong = changed.map(({ row, index }) => ({ index, problems: problemsIn(row) }));
    for (const { index, problems } of wrong) mark(index, problems);
    if (wrong.some(({ problems }) => problems.length > 0)) return;
    let done = 0;
    for (const { row, index } of changed) done += Number(await saveOne(row, index));
    if (done > 0) reload();
    if (done < changed.length) {
      notify('settings.staff.partly', { type: 'error', messageArgs: { done, total: changed.length } });
      return;
    }
    isSaved.current = true;
    if (done > 0) notify('settings.staff.saved', { type: 'success' });
    onClose();
  };
  /** Ignores further clicks while saving. */
  const save = async (values: StaffRows) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setFailures({});
    await saveAll(values).finally(() => {
      isSaving.current = false;
    });
  };
  return { save, isSaved, failures, forgetFailures: () => setFailures({}) };
}
