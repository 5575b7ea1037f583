/** Control characters and line ends, which cannot be printed on a label. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Makes one line of well-formed text without blanks around it. Fields of a profile are validated and stored in this form. */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '').toWellFormed().replace(UNPRINTABLE, ' ').trim();
