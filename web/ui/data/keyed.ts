/**
 * Lines with a key each, for a list: their own words, and for equal lines which of them it is. So a line keeps its key when another one
 * comes or goes.
 */
export const keyed = <Line>(
  lines: readonly Line[],
  wordsOf: (line: Line) => string,
): (Line & { key: string })[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const words = wordsOf(line);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return { ...line, key: `${words} ${before}` };
  });
};
