import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { documents, type DocumentName, type Node } from '../../../schemas/storefront/documents.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { schemaAt } from '../../../schemas/storefront/schema.ts';
import type { StoreConfig } from '../../../schemas/storefront/storeConfig.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useLabels } from '../documentEditor/form/useLabels.ts';
import { useStorefrontTextsQuery } from '../texts/storefrontTexts.ts';
import { PageSections } from './PageSections.tsx';
import { colorsAt, paletteOf } from './palette.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useView, widths, type View } from './useView.ts';
import { translatedText, PreviewTextsContext } from './translatedText.ts';

interface PreviewProps {
  document: DocumentName;
  /** The nodes of the page. */
  nodes: Node[];
  /** The edited node. */
  node: Node;
  /** The whole document with unsaved changes. */
  config: unknown;
  /** The document with the colours, if it is another one. */
  storeConfig?: StoreConfig;
  /** Called with the pointer of what was clicked. */
  onChoose?: (at: string) => void;
}

/** A live preview of a storefront page with the edited part highlighted. */
export default function Preview(props: PreviewProps) {
  const translate = useTranslate();
  const { view, setView, hasRoom, isBeside } = useView();
  const [isLarge, setLarge] = useState(false);
  return (
    <Paper variant="outlined" component="section" sx={{ overflow: 'hidden' }}>
      <Toolbar
        view={view}
        onChange={setView}
        onEnlarge={() => setLarge(true)}
        onBeside={hasRoom ? () => setView({ ...view, isBeside: !view.isBeside }) : undefined}
      />
      {view.isShown && <Shown {...props} view={isBeside ? { ...view, screen: 'phone' } : view} />}
      {isLarge && (
        <DialogFrame title={translate('preview.title')} onClose={() => setLarge(false)} maxWidth="xl">
          <Toolbar view={{ ...view, isShown: true }} onChange={setView} />
          <Shown
            {...props}
            view={view}
            height="calc(100vh - 220px)"
            onChoose={(at) => {
              setLarge(false);
              props.onChoose?.(at);
            }}
          />
        </DialogFrame>
      )}
    </Paper>
  );
}

function Shown({
  document,
  nodes,
  node,
  config,
  storeConfig,
  view,
  height,
  onChoose,
}: PreviewProps & { view: View; height?: string }) {
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
    () => ({ language, word: (text: string) => translatedText(language, data ?? {}, text), labels }),
    [language, data, labels],
  );
  return (
    <>
      {language === 'fr' && error && (
        <LoadErrorAlert message="preview.texts_failed" onRetry={() => void refetch()} />
      )}
      <PreviewFrame
        width={widths[screen]}
        height={height}
        highlighted={shown.node.pointer}
        onChoose={onChoose}
      >
        <PreviewTextsContext value={words}>
          <main lang={language}>
            <PageSections nodes={nodes} highlighted={shown.node} config={shown.config} palette={palette} />
          </main>
        </PreviewTextsContext>
      </PreviewFrame>
    </>
  );
}
