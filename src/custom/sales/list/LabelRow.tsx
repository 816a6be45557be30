import { useParams } from 'react-router-dom';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import LabelsDialog from './LabelsDialog.tsx';

/** Prints the shipping labels of a row's order. */
export default function LabelRow() {
  const { id = '' } = useParams();
  return <LabelsDialog ids={[id]} onClose={useCloseDialog()} />;
}
