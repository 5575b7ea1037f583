import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** The last estimate on this device. */
export interface LastPrice {
  readonly to: DestinationCode;
  readonly total: Cents;
  /** Link to the calculator with the same input. */
  readonly path: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'last_price';
const OURS = /^\/shipping-calculator\?[^\s"'<>\\]{1,2000}$/;

/** Storage may be blocked or full; then the estimate is not kept. */
export const saveLastPrice = (price: LastPrice): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(price));
  } catch (error) {
    console.warn('The price could not be kept on this device', error);
  }
};

const isLastPrice = (value: unknown): value is LastPrice => {
  const { to, total, path, at } = Object(value) as Record<keyof LastPrice, unknown>;
  return (
    destinationCodes.some((code) => code === to) &&
    Number.isInteger(total) &&
    Number.isFinite(at) &&
    typeof path === 'string' &&
    OURS.test(path)
  );
};

/** Reads what `saveLastPrice` stored; undefined when there is nothing valid. */
export const readLastPrice = (): LastPrice | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLastPrice(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** What was booked to a country has its own price from then on: the estimate on this device is over. */
export const forgetLastPrice = (to: DestinationCode): void => {
  try {
    if (readLastPrice()?.to === to) localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The price could not be forgotten on this device', error);
  }
};
