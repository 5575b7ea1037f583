/** The words with spaces at which no line breaks, for a time, a range, or a number with its unit. */
export const keepTogether = (words: string): string => words.replaceAll(' ', '\u00a0');
