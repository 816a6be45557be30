/** Checklists, what is left with devices, terms and signatures. */
export const rules = {
  condition: 'Condition at Intake',
  checks: 'Checks After the Work',
  all_ok: 'Rest is OK',
  no_checklist: 'No checklist applies to this device.',
  not_noted: 'No condition has been noted.',
  point: 'Point',
  at_intake: 'At intake',
  after_work: 'After the work',
  was: 'At intake: %{answer}',
  note: 'Details',
  answers: { OK: 'OK', FAULT: 'Fault', NOT_TESTABLE: 'Not testable' },
  left_items: 'Left With It',
  nothing_left: 'Nothing was left with the device.',
  given_back: 'Given back on %{date}',
};
