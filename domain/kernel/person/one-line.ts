/** Control characters and line ends, which cannot be printed on a label. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line of well-formed text without blanks around it: what every field of a profile is measured and kept as. */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '').toWellFormed().replace(UNPRINTABLE, ' ').trim();
