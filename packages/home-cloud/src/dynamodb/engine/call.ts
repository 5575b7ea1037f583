import './repairs.ts';
import { createActionStore, type Place, type Source } from '../storage/action-store.ts';
import { asksForCapacity, withIndexes } from './capacity.ts';
import { type Engine, validations } from './dynalite.ts';
import { checkNesting } from './nesting.ts';
import type { Capacity, IndexCharge, Json, Request } from './shapes.ts';

const nowhere: Source = {
  get: async () => undefined,
  put: () => undefined,
  del: () => undefined,
  values: () => {
    throw new Error('Validation reads nothing');
  },
};

const fail = (error: unknown): never => {
  throw error;
};

/**
 * Checks a request's types, limits and expressions, and parses the expressions.
 *
 * @param input is changed: fields that DynamoDB does not know are removed.
 * @throws DynamoDB's ValidationException or SerializationException.
 */
export const parseRequest = ({ rules }: Pick<Engine, 'rules'>, input: Json, place: Place): Request => {
  const types = {
    ...rules.types,
    ReturnValuesOnConditionCheckFailure: { type: 'String', enum: ['ALL_OLD', 'NONE'] },
  };
  const request = validations.checkTypes(input, types);
  validations.checkValidations(request, types, rules.custom, createActionStore(nowhere, place, fail));
  checkNesting(request);
  return removeLastFirst(request as unknown as Request);
};

/** Runs an action on a source of items, as a promise. */
export const runAction = (
  { action }: Pick<Engine, 'action'>,
  source: Source,
  place: Place,
  request: Request,
): Promise<Json> => {
  const charges: IndexCharge[] | undefined = asksForCapacity(request) ? [] : undefined;
  return new Promise((resolve, reject) => {
    const store = createActionStore(source, place, reject, charges);
    action(store, request, (error, answer = {}) =>
      error ? reject(error) : resolve(charges === undefined ? answer : withCharges(answer, charges)),
    );
  });
};

/** Adds the indexes' part to the consumed capacity in a response, which is for one table or a list of tables. */
const withCharges = (answer: Json, charges: readonly IndexCharge[]): Json => {
  const capacity = answer.ConsumedCapacity as Capacity | readonly Capacity[];
  const whole = (one: Capacity) => withIndexes(one, charges);
  return {
    ...answer,
    ConsumedCapacity: Array.isArray(capacity) ? capacity.map(whole) : whole(capacity as Capacity),
  };
};

/**
 * Orders an update's removals so that removing a list element does not move the next one to remove. dynalite applies them one after
 * the other, DynamoDB to the original list.
 */
const removeLastFirst = (request: Request): Request => {
  const updates = request._updates;
  if (updates === undefined) return request;
  const removals = updates.sections.filter((section) => section.type === 'remove');
  const others = updates.sections.filter((section) => section.type !== 'remove');
  const place = (section: { path: readonly (string | number)[] }) => Number(section.path.at(-1)) || 0;
  updates.sections = [...others, ...removals.sort((a, b) => place(b) - place(a))];
  return request;
};
