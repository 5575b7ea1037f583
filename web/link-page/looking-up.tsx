/** About as tall as the answer, so that nothing jumps when it comes. What follows it is held back meanwhile. */
export const LookingUp = ({
  words,
  height,
  lines,
}: {
  readonly words: string;
  readonly height: string;
  /** The width of each line. */
  readonly lines: readonly string[];
}) => (
  <div role="status" data-waiting="" className={`label-sheet grid ${height} content-start gap-4 p-5 sm:p-6`}>
    <span className="sr-only">{words}</span>
    {lines.map((width) => (
      <span key={width} aria-hidden="true" className={`resting h-5 ${width}`} />
    ))}
  </div>
);
