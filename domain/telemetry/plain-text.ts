/** A control character other than line feed and tab. */
const CONTROL = String.raw`(?![\n\t])\p{Cc}`;

/** Escape sequences, which colour or rewrite the terminal in which somebody reads a log: CSI, OSC, and the short ones. */
const escapes = new RegExp(
  String.raw`${CONTROL}(?:\[[0-?]{0,64}[ -\/]{0,8}[@-~]?|\][^\p{Cc}]{0,256}(?:${CONTROL})?)`,
  'gu',
);
const controls = new RegExp(CONTROL, 'gu');

/**
 * Text that does nothing but read: line ends are line feeds, there are no escape sequences and no control characters,
 * and no invisible ones, which hide one text in another or turn its direction.
 */
export const plainLines = (text: string): string =>
  text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(escapes, '')
    .replace(controls, ' ')
    .replace(/\p{Cf}/gu, '');
