/** Something that can be done on the page: by its key, and in the search of everything. */
export interface Action {
  label: string;
  /** A key, one with Ctrl or Cmd, or one with Alt: 'n', 'mod+s', 'alt+ArrowUp'. */
  keys?: string;
  /** Without the event it was chosen in the search. Returns false where the key does not apply. */
  run: (event?: KeyboardEvent) => boolean | void;
  /** The element that it belongs to; by default the page. A dialog that covers it makes it unavailable. */
  region?: () => Element | null;
  /** Works over any dialog. */
  isGlobal?: boolean;
  /** Not offered in the search, such as what the focused form does. */
  isKeyOnly?: boolean;
  /** Also while typing into a field; by default with Ctrl or Cmd only. */
  worksWhileTyping?: boolean;
}

const actions: Action[] = [];

/** Adds an action until the returned function is called. The latest one with a key comes first. */
export function addAction(action: Action): () => void {
  if (actions.length === 0) {
    addEventListener('keydown', pressOnSelect, true);
    addEventListener('keydown', press);
  }
  actions.unshift(action);
  return () => {
    actions.splice(actions.indexOf(action), 1);
    if (actions.length > 0) return;
    removeEventListener('keydown', pressOnSelect, true);
    removeEventListener('keydown', press);
  };
}

/** A focused select would open by Enter with Ctrl or Cmd too, so such keys are heard before it. */
function pressOnSelect(event: KeyboardEvent) {
  const isSelect = event.target instanceof Element && event.target.matches('[role=combobox]:not(input)');
  if (isSelect && (event.ctrlKey || event.metaKey) && press(event)) event.stopPropagation();
}

/** Returns the actions that are available now, each once. */
export function availableActions(): Action[] {
  const all = actions.filter(isAvailable).toReversed();
  return all.filter(
    ({ keys, label }, index) =>
      all.findIndex((other) => other.keys === keys && other.label === label) === index,
  );
}

const modals = '[role=dialog][aria-modal=true], [role=alertdialog], [role=menu]';

function isAvailable({ region, isGlobal }: Action): boolean {
  const top = [...document.querySelectorAll(modals)].at(-1);
  if (!top || isGlobal) return true;
  const own = region?.();
  return Boolean(own && (top.contains(own) || own.contains(document.activeElement)));
}

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const isTyping = ({ target }: Event) => target instanceof Element && target.closest(fields) !== null;

/** Runs the action of a key. Returns whether there is one. */
function press(event: KeyboardEvent): boolean {
  if (event.isComposing) return false;
  const typing = isTyping(event);
  for (const action of actions.slice()) {
    const { keys = '', run, worksWhileTyping = keys.startsWith('mod+') } = action;
    if (!isPressed(keys, event) || (typing && !worksWhileTyping) || !isAvailable(action)) continue;
    if (run(event) === false) continue;
    event.preventDefault();
    return true;
  }
  return false;
}

function isPressed(keys: string, { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const isMod = ctrlKey || metaKey;
  if (keys.startsWith('alt+')) return altKey && !isMod && keys.slice('alt+'.length) === key;
  if (altKey) return false;
  if (!keys.startsWith('mod+')) return keys === key && !isMod;
  return isMod && !shiftKey && keys.slice('mod+'.length) === key.toLowerCase();
}
