import { createHash } from 'node:crypto';
import { validationError } from '../../errors.ts';

const MAX_ITEMS = 100;

/** @throws a ValidationException unless there are one to a hundred items. */
export function checkTransactionLength(items: readonly unknown[]): void {
  if (items.length >= 1 && items.length <= MAX_ITEMS) return;
  const bound = items.length === 0 ? 'greater than or equal to 1' : `less than or equal to ${MAX_ITEMS}`;
  throw validationError(
    `1 validation error detected: Value '[${items.length} items]' at 'transactItems' failed to satisfy constraint: ` +
      `Member must have length ${bound}`,
  );
}

/** A digest of a request that does not depend on the order in which its fields were written. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortFields)).digest('base64');
}

function sortFields(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
