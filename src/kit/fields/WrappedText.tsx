/** A text that a column shows whole, in several lines. */
export const WrappedText = ({ text }: { text: string }) => <span className="wrapped">{text}</span>;
