/**
 * Widths of bars and gaps of the 107 symbols of Code 128 (ISO/IEC 15417), in modules: each symbol begins with a bar and is 11 modules
 * wide. 103 to 105 start in set A, B and C; 106 stops and is 13 modules wide.
 */
const SYMBOLS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112';
const widths: readonly (readonly number[])[] = SYMBOLS.split(' ').map((symbol) => [...symbol].map(Number));

const START = { B: 104, C: 105 } as const;
/** The symbol that changes to the other set. */
const CHANGE_TO = { B: 100, C: 99 } as const;
const STOP = 106;
const MODULUS = 103;

/** Set C has two digits in a symbol. Changing to it pays from four digits on. */
const PAIRS = /^(?:\d\d){2,}/;
/** Set B: everything that can be printed of ASCII. */
const CAN_BE_ENCODED = /^[\x20-\x7e]{1,40}$/;

/** The symbols of a text between start and sum, the start included. */
const symbolsOf = (text: string): readonly number[] => {
  const symbols: number[] = [];
  let set: 'B' | 'C' | undefined;
  const use = (next: 'B' | 'C'): void => {
    if (set !== next) symbols.push(set === undefined ? START[next] : CHANGE_TO[next]);
    set = next;
  };
  for (let at = 0; at < text.length; ) {
    const pairs = PAIRS.exec(text.slice(at))?.[0];
    if (pairs === undefined) {
      use('B');
      symbols.push(text.charCodeAt(at) - 32);
      at += 1;
    } else {
      use('C');
      symbols.push(...(pairs.match(/\d\d/g) ?? []).map(Number));
      at += pairs.length;
    }
  }
  return symbols;
};

/** Modules that must stay white on both sides of a code. */
export const QUIET_MODULES = 10;

/**
 * A text as Code 128: widths of bars and gaps in modules, a bar first. The quiet zones are not in it.
 * @throws for an empty text, for one with more than 40 characters, and for characters other than those of printable ASCII.
 */
export const code128 = (text: string): readonly number[] => {
  if (!CAN_BE_ENCODED.test(text)) throw new Error('Code 128 takes 1 to 40 printable ASCII characters here.');
  const symbols = symbolsOf(text);
  const sum = symbols.reduce((total, symbol, place) => total + symbol * Math.max(1, place), 0);
  return [...symbols, sum % MODULUS, STOP].flatMap((symbol) => widths[symbol] ?? []);
};
