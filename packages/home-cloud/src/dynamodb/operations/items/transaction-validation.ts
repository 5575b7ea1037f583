import { createHash } from 'node:crypto';
import type { Json } from '../../engine/shapes.ts';
import { apiError, validationError } from '../../errors.ts';

const MAX_ITEMS = 100;

/** @throws a ValidationException unless there are 1 to 100 items. */
export const checkTransactionLength = (items: readonly unknown[]): void => {
  if (items.length >= 1 && items.length <= MAX_ITEMS) return;
  const bound = items.length === 0 ? 'greater than or equal to 1' : `less than or equal to ${MAX_ITEMS}`;
  throw validationError(
    `1 validation error detected: Value '[${items.length} items]' at 'transactItems' failed to satisfy constraint: ` +
      `Member must have length ${bound}`,
  );
};

/** A digest of a request. It does not depend on the order of the fields. */
export const fingerprint = (value: unknown): string => {
  return createHash('sha256').update(JSON.stringify(value, sortFields)).digest('base64');
};

const sortFields = (_name: string, value: unknown): unknown => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const fields = Object.entries(value);
  // Most objects in a request have one field, such as `{ S: … }`, and need no sorting.
  return fields.length < 2 ? value : Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The cancellation reason of an item that has no error. */
export const NO_REASON: Json = Object.freeze({ Code: 'None' });

/** The cancellation reason of an item whose request is invalid for its table or for the existing item. */
export const invalid = (Message: string): Json => ({ Code: 'ValidationError', Message });

/** The error of a canceled transaction, with one reason for each item, in their order. */
export const canceled = (CancellationReasons: readonly Json[]): Error => {
  const codes = CancellationReasons.map((reason) => reason.Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return apiError('TransactionCanceledException', message, { Message: message, CancellationReasons });
};
