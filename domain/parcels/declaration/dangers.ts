import { commodityOf, type DangerCode, dangerCodes } from '../../carriage/commodities.ts';

/** What becomes of dangerous goods: they never fly, or staff look at them first. */
type DangerVerdict = 'never' | 'ask';

const isDanger = (code: string): code is DangerCode => (dangerCodes as readonly string[]).includes(code);

/** What the table says of dangerous goods. What it does not know any more is looked at. */
export const dangerVerdict = (code: string): DangerVerdict =>
  isDanger(code) && commodityOf(code).verdict === 'never' ? 'never' : 'ask';

/** What dangerous goods are called. What the table does not know any more has its code. */
export const dangerName = (code: string): string => (isDanger(code) ? commodityOf(code).name : code);
