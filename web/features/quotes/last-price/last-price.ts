import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** The last price somebody worked out on this device. */
export interface LastPrice {
  readonly to: DestinationCode;
  readonly total: Cents;
  /** Where it is shown again, with everything that was typed. */
  readonly path: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'last_price';
const OURS = /^\/shipping-calculator\?[^\s"'<>\\]{1,2000}$/;

/** Storage may be shut off or full; a price that is not kept can be worked out again. */
export const keepLastPrice = (price: LastPrice): void => {
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

/** What `keepLastPrice` kept; nothing where there is none, or where something else stands in its place. */
export const readLastPrice = (): LastPrice | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLastPrice(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};
