import type { DocumentName, Node } from '../../../../schemas/storefront/documents.ts';
import type { ValidationError } from '../../../../schemas/validate.ts';
import type { Reveal } from './FormValue.ts';
import { SchemaForm } from './SchemaForm.tsx';

export interface NodeFormProps {
  document: DocumentName;
  node: Node;
  /** What stands at the node's pointer; it may be missing or of any type. */
  value: unknown;
  /** Told a little after a keystroke, at once on leaving a field and when a list changes. */
  onChange: (value: unknown) => void;
  /** Of this node, their paths relative to it. */
  errors: ValidationError[];
  isEditable: boolean;
  reveal?: Reveal;
}

/** The form of one node of a document. */
export default function NodeForm({ document, node: { pointer, schema }, ...props }: NodeFormProps) {
  return <SchemaForm key={`${document}:${pointer}`} {...{ document, pointer, schema }} {...props} />;
}
