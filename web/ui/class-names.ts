/** Joins class names, leaving out what does not apply: `classNames('a', busy && 'b')`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
