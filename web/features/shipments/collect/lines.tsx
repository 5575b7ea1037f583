/** Sentences, a paragraph each. */
export const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className="min-w-0 break-words">
      {line}
    </p>
  ));
