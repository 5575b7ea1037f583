import * as z from 'zod/mini';
import { runAction } from '../../engine/call.ts';
import { transactionCapacity } from '../../engine/capacity.ts';
import { db } from '../../engine/dynalite.ts';
import type { Capacity, Json } from '../../engine/shapes.ts';
import { errorType, isApiError, validationError } from '../../errors.ts';
import { requireTable } from '../../storage/action-store.ts';
import { tableKey } from '../../storage/keys.ts';
import type { Overlay } from '../../storage/overlay.ts';
import type { Context, Operation } from '../operation.ts';
import { existingItem, itemToShow } from './conditional-write.ts';
import { alreadyDone } from './idempotency.ts';
import { itemIdentity } from './item-identity.ts';
import { parseStep, type Step } from './transaction-steps.ts';
import {
  canceled,
  checkTransactionLength,
  fingerprint,
  invalid,
  NO_REASON,
} from './transaction-validation.ts';

const Body = z.object({
  TransactItems: z.array(z.record(z.string(), z.record(z.string(), z.unknown()))),
  ClientRequestToken: z.optional(z.string()),
  ReturnConsumedCapacity: z.optional(z.string()),
});

interface Outcome {
  readonly reason: Json;
  readonly answer?: Json;
}

/**
 * TransactWriteItems: up to 100 puts, updates, deletes and condition checks of different items, all or none.
 *
 * Each step runs on the overlay with the changes of the earlier steps. No two steps write the same item, so the result is the same as when
 * all conditions are checked first. The overlay is dropped if a step is refused.
 */
export const transactWriteItems: Operation = async (input, context) => {
  const body = readBody(input);
  checkTransactionLength(body.TransactItems);
  const { ClientRequestToken: token } = body;
  const asked = token === undefined ? '' : fingerprint(body.TransactItems);
  const steps = body.TransactItems.map((item) => parseStep(item, body.ReturnConsumedCapacity, context.place));
  return context.writer.write(async (overlay) => {
    if (token !== undefined && (await alreadyDone(overlay, token, asked, context.clock.now())))
      return readAgain(steps, overlay);
    await checkDistinct(steps, overlay);
    const outcomes: Outcome[] = [];
    for (const step of steps) outcomes.push(await attempt(step, overlay, context));
    const reasons = outcomes.map((outcome) => outcome.reason);
    if (reasons.some((reason) => reason !== NO_REASON)) throw canceled(reasons);
    return transactionCapacity(
      outcomes.map(({ answer }) => answer?.ConsumedCapacity as Capacity | undefined),
      'WriteCapacityUnits',
    );
  });
};

const readBody = (input: Json): z.infer<typeof Body> => {
  const body = Body.safeParse(input);
  if (!body.success)
    throw validationError('TransactItems must be a list of Put, Update, Delete and ConditionCheck');
  return body.data;
};

const checkDistinct = async (steps: readonly Step[], overlay: Overlay): Promise<void> => {
  const seen = new Set<string>();
  for (const { request } of steps) {
    const table = requireTable(await overlay.get(tableKey(request.TableName)), request.TableName);
    const identity = itemIdentity(table, request.Item ?? request.Key ?? {});
    if (seen.has(identity))
      throw validationError('Transaction request cannot include multiple operations on one item');
    seen.add(identity);
  }
};

const attempt = async ({ action, request }: Step, overlay: Overlay, { place }: Context): Promise<Outcome> => {
  try {
    return { reason: NO_REASON, answer: await runAction({ action }, overlay, place, request) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const type = errorType(error);
    if (type === 'ValidationException') return { reason: invalid(error.message) };
    if (type !== 'ConditionalCheckFailedException') throw error;
    const Item = await itemToShow(overlay, request);
    return { reason: { Code: 'ConditionalCheckFailed', Message: error.message, ...(Item && { Item }) } };
  }
};

/** A repeated transaction writes nothing. It only costs the capacity of reading its items. */
const readAgain = async (steps: readonly Step[], overlay: Overlay): Promise<Json> => {
  const looks = steps.map(async ({ request }) => {
    const item = await existingItem(overlay, request);
    return db.addConsumedCapacity({ ...request, ConsistentRead: true }, true, item);
  });
  return transactionCapacity(await Promise.all(looks), 'ReadCapacityUnits');
};
