/** Until when it has to be paid, and what happens then. Nothing where nothing is said of it. */
export const ByWhen = ({ sentences }: { readonly sentences: readonly string[] }) =>
  sentences.length === 0 ? null : (
    <p className="border-s-[6px] border-time ps-3 font-semibold">{sentences.join(' ')}</p>
  );
