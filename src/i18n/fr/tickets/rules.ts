/** Checklists, what is left with devices, terms and signatures. */
export const rules = {
  condition: 'État à la prise en charge',
  checks: 'Vérifications après le travail',
  all_ok: 'Le reste est bon',
  no_checklist: 'Aucune liste de contrôle ne s’applique à cet appareil.',
  not_noted: 'Aucun état n’a été noté.',
  point: 'Point vérifié',
  at_intake: 'À la prise en charge',
  after_work: 'Après le travail',
  was: 'À la prise en charge : %{answer}',
  note: 'Détails',
  answers: { OK: 'Bon', FAULT: 'Défaut', NOT_TESTABLE: 'Non vérifiable' },
  left_items: 'Laissé avec l’appareil',
  nothing_left: 'Rien n’a été laissé avec l’appareil.',
  given_back: 'Rendu le %{date}',
};
