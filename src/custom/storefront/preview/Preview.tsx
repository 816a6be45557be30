import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { documents, nodesOf, type DocumentName, type Node } from '../../../schemas/storefront/documents.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { schemaAt } from '../../../schemas/storefront/schema.ts';
import type { StoreConfig } from '../../../schemas/storefront/storeConfig.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { LoadAgain } from '../../../kit/LoadAgain.tsx';
import { useLabels } from '../documentEditor/form/useLabels.ts';
import { useStorefrontTextsQuery } from '../texts/storefrontTexts.ts';
import { paletteOf } from './palette.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { Section } from './Section.tsx';
import { Toolbar, widths, type View } from './Toolbar.tsx';
import { wordIn, WordsContext } from './words.ts';

interface PreviewProps {
  document: DocumentName;
  node: Node;
  /** The whole document as it is being edited. */
  config: unknown;
  /** Where the colours are, when the document is another one. */
  storeConfig?: StoreConfig;
  /** Told the path of what was clicked, in the part that is shown. */
  onChoose?: (path: string) => void;
}

const colorsAt = '/general/colorPalle';
/** What shows the general colours while they are edited. */
const samples = nodesOf('storeConfig', ['/homepage/section1', '/homepage/section6']);

const initial: View = { isShown: true, screen: 'phone', language: 'en' };

/** The chosen part of a document as the storefront shows it, while it is being typed. */
export default function Preview(props: PreviewProps) {
  const translate = useTranslate();
  const [view, setView] = useStore<View>('preview', initial);
  const [isLarge, setLarge] = useState(false);
  return (
    <Paper variant="outlined" component="section" sx={{ overflow: 'hidden' }}>
      <Toolbar view={view} onChange={setView} onEnlarge={() => setLarge(true)} />
      {view.isShown && <Shown {...props} view={view} />}
      {isLarge && (
        <DialogFrame title={translate('preview.title')} onClose={() => setLarge(false)} maxWidth="xl">
          <Toolbar view={{ ...view, isShown: true }} onChange={setView} />
          <Shown
            {...props}
            view={view}
            maxHeight="calc(100vh - 220px)"
            onChoose={(path) => {
              setLarge(false);
              props.onChoose?.(path);
            }}
          />
        </DialogFrame>
      )}
    </Paper>
  );
}

function Shown({
  document,
  node,
  config,
  storeConfig,
  view,
  maxHeight,
  onChoose,
}: PreviewProps & { view: View; maxHeight?: string }) {
  const { language, screen } = view;
  const shown = useDeferredValue(useMemo(() => ({ node, config }), [node, config]));
  const colors = useDeferredValue(valueAt(storeConfig ?? config, colorsAt));
  const palette = useMemo(
    () => paletteOf(schemaAt(documents.storeConfig.schema, colorsAt), colors),
    [colors],
  );
  const labels = useLabels(document);
  const { data, error, refetch } = useQuery({ ...useStorefrontTextsQuery('fr'), enabled: language === 'fr' });
  const words = useMemo(
    () => ({ word: (text: string) => wordIn(language, data ?? {}, text), labels }),
    [language, data, labels],
  );
  return (
    <>
      {language === 'fr' && error && (
        <LoadAgain message="preview.texts_failed" onRetry={() => void refetch()} />
      )}
      <PreviewFrame width={widths[screen]} maxHeight={maxHeight} onChoose={onChoose}>
        <WordsContext value={words}>
          <main lang={language}>
            <Section node={shown.node} value={valueAt(shown.config, shown.node.pointer)} palette={palette} />
            {shown.node.pointer === colorsAt &&
              samples.map((sample) => (
                <Section
                  key={sample.pointer}
                  node={sample}
                  value={valueAt(shown.config, sample.pointer)}
                  palette={palette}
                  isSample
                />
              ))}
          </main>
        </WordsContext>
      </PreviewFrame>
    </>
  );
}
