import { commodityOf, type DangerCode, dangerCodes } from '../../carriage/commodities.ts';
import type { Danger } from './declaration.ts';

const isKnown = (code: string): code is DangerCode => (dangerCodes as readonly string[]).includes(code);

/** Dangerous goods in words: `Perfume and cologne, Power bank (2)`. A code that the table does not know any more stays as it is. */
export const dangerWords = (dangers: readonly Danger[]): string =>
  dangers
    .map(({ code, quantity }) => {
      const name = isKnown(code) ? commodityOf(code).name : code;
      return quantity === undefined ? name : `${name} (${quantity})`;
    })
    .join(', ');
