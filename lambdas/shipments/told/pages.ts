import { pathTo } from '#domain/kernel/paths.ts';

/** The page of one shipment, or the list for several. */
export const pageOf = (numbers: readonly string[]): string => {
  const [number] = numbers;
  return number !== undefined && numbers.length === 1
    ? pathTo('/dashboard/shipments/:number', { number })
    : pathTo('/dashboard/shipments', {});
};
