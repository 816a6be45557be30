/** A text shown in full, on several lines. */
export const WrappedText = ({ text }: { text: string }) => <span className="wrapped">{text}</span>;
