export { DocumentEditor } from './documentEditor/DocumentEditor.tsx';
export { DraftOffer } from './documentEditor/DraftOffer.tsx';
export { EditorActions } from './documentEditor/EditorActions.tsx';
export type { Source } from './documentEditor/saveChanges.ts';
export { useDraft } from './documentEditor/useDraft.ts';
export { useEditCycle } from './documentEditor/useEditCycle.ts';
export { useLoadStored, useStored } from './documentEditor/useStored.ts';
export { useStoreConfigQuery, useStoreConfigSource } from './storeConfigQuery.ts';
export { useChangeStoreConfig } from './useChangeStoreConfig.ts';
