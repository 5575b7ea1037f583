import { dangerName } from './dangers.ts';
import type { Danger } from './declaration.ts';

/** Dangerous goods in words: `Perfume and cologne, Power bank (2)`. A code that the table does not know any more stays as it is. */
export const dangerWords = (dangers: readonly Danger[]): string =>
  dangers
    .map(({ code, quantity }) =>
      quantity === undefined ? dangerName(code) : `${dangerName(code)} (${quantity})`,
    )
    .join(', ');
