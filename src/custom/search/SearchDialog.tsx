import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Action } from '../../kit/actions/actions.ts';
import { keystrokes } from '../../kit/scan/keystrokes.ts';
import { playScanFeedback } from '../../kit/scan/playScanFeedback.ts';
import { ScanButton } from '../../kit/scan/ScanButton.tsx';
import { plainText } from '../../kit/scan/ScanField.tsx';
import { scanTarget, useScanner } from '../../kit/scan/useScanner.ts';
import { useCodeText, useScannerPrefix } from '../../kit/scan/useScannerPrefix.ts';
import type { Creation, Entry } from './entries.ts';
import { Results } from './Results.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useCombobox } from './useCombobox.ts';
import { useSearchGroups } from './useSearchGroups.ts';

interface SearchDialogProps {
  /** What can be done on the page below. */
  actions: Action[];
  /** What New offers. */
  create: Creation[];
  /** Closes the dialog, then does what was chosen. */
  onClose: (act?: () => void) => void;
}

/** The search of everything: records, pages and actions. A scan opens what has exactly this code. */
export default function SearchDialog({ actions, create, onClose }: SearchDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const region = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<string>();

  const type = (text: string) => {
    setTyped(text);
    combobox.forget();
  };
  const searchNow = (text: string) => {
    type(text);
    setSent(text);
    field.current?.focus();
  };
  const search = useSearchGroups({ typed, sent, actions, create, onSuggestion: searchNow });
  const entries = search.groups.flatMap((group) => group.entries);

  const choose = ({ to, run, isSuggestion }: Entry, { isAside = false } = {}) => {
    if (to !== undefined && isAside) window.open(to, '_blank', 'noopener');
    else if (to !== undefined) onClose(() => void navigate(to, { state: { dialog: true } }));
    else if (isSuggestion) run?.();
    else onClose(run);
  };
  const combobox = useCombobox(entries, choose);

  /** Opens what has exactly this code; without one, what is found is shown. */
  const take = async (code: string, isScan = true) => {
    if (!code) return;
    searchNow(code);
    const exact = await search.exact(code).catch(() => []);
    // Something else may have been typed, or the dialog closed, meanwhile.
    if (field.current?.value !== code) return;
    const [only] = exact;
    const opened = exact.length === 1 ? only : undefined;
    if (isScan) playScanFeedback(opened !== undefined);
    if (opened) choose(opened);
  };
  useScanner(region, (code) => void take(code));
  const [prefix] = useScannerPrefix();
  const codeText = useCodeText();
  const read = useMemo(() => keystrokes(prefix), [prefix]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { code } = event.ctrlKey || event.metaKey ? {} : read(event.nativeEvent);
    const isScan = code !== undefined && search.own.length === 0;
    if (!isScan && combobox.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void take(codeText(code ?? typed), isScan);
  };

  const label = translate('shell.search');
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      onClose={() => onClose()}
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { ref: region, 'aria-label': label, sx: isPhone ? undefined : paper } }}
    >
      <Field>
        <Search color="action" />
        <input
          ref={field}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={combobox.listId}
          aria-activedescendant={combobox.active < 0 ? undefined : combobox.idOf(combobox.active)}
          placeholder={translate('search.placeholder')}
          dir="auto"
          enterKeyHint="go"
          autoFocus
          {...scanTarget}
          {...plainText}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <ScanButton onCode={(code) => void take(codeText(code))} />
        <IconButton aria-label={translate('dialog.close')} onClick={() => onClose()}>
          <Close />
        </IconButton>
      </Field>
      <Results
        id={combobox.listId}
        label={label}
        groups={search.groups}
        active={combobox.active}
        idOf={combobox.idOf}
        onActive={combobox.setActive}
        onChoose={choose}
      />
      <SearchStatus {...search} count={entries.filter(({ isSuggestion }) => !isSuggestion).length} />
    </Dialog>
  );
}

const paper = { mt: '9vh', maxHeight: '76vh', maxWidth: 640 };

const Field = styled('div')(({ theme: { palette } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 12px 8px 18px',
  borderBottom: `1px solid ${palette.divider}`,
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 40,
    padding: 0,
    font: 'inherit',
    fontSize: '1.0625rem',
    color: 'inherit',
    background: 'none',
    border: 0,
    outline: 0,
  },
  '& input::placeholder': { color: palette.text.secondary, opacity: 1 },
}));
