/** A control character other than line feed and tab. */
const CONTROL = String.raw`(?![\n\t])\p{Cc}`;

const CSI = String.raw`(?:${CONTROL}\[|\u009b)[0-?]{0,64}[ -\/]{0,8}[@-~]?`;
const OSC = String.raw`${CONTROL}\][^\p{Cc}]{0,256}(?:${CONTROL})?`;

/** Escape sequences. They can color, rewrite or rename the terminal in which somebody reads a log. */
const escapes = new RegExp(`${CSI}|${OSC}`, 'gu');
const controls = new RegExp(CONTROL, 'gu');

/**
 * Plain text: lines end with line feeds, and there are no escape sequences, no control characters and no invisible ones,
 * which can hide text or reverse its direction.
 */
export const plainLines = (text: string): string =>
  text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(escapes, '')
    .replace(controls, ' ')
    .replace(/\p{Cf}/gu, '');
