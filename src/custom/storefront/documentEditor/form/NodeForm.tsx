import type { DocumentName, Node } from '../../../../schemas/storefront/documents.ts';
import type { ValidationError } from '../../../../schemas/validate.ts';
import type { Reveal } from './FormValue.ts';
import { SchemaForm } from './SchemaForm.tsx';

export interface NodeFormProps {
  document: DocumentName;
  node: Node;
  /** The value at the node's pointer, possibly missing or of any type. */
  value: unknown;
  /** Called after a short delay while typing, and at once on blur and when a list changes. */
  onChange: (value: unknown) => void;
  /** The node's errors, with paths relative to it. */
  errors: ValidationError[];
  isEditable: boolean;
  reveal?: Reveal;
}

/** The form of one node of a document. */
export default function NodeForm({ document, node: { pointer, schema }, ...props }: NodeFormProps) {
  return <SchemaForm key={`${document}:${pointer}`} {...{ document, pointer, schema }} {...props} />;
}
