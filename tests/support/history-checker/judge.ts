import { isCertainlyHeld, isPossible } from './claim-orders.ts';
import { type History, type Load, loadOf, type Operation } from './operation.ts';

/** Times are whole ticks, so that nothing begins or ends here. */
const HALF_A_TICK = 0.5;

/** Something that cannot have been. */
export interface Anomaly {
  readonly kind: 'OVER_CAPACITY' | 'LOST' | 'UNASKED' | 'CONTRADICTION';
  /** The resource. */
  readonly of: string;
  readonly claims: readonly string[];
  /** For who reads it in the output of a test. */
  readonly words: string;
}

interface Claim {
  readonly of: string;
  readonly name: string;
  readonly operations: readonly Operation[];
  /** How it was found at the end. */
  readonly isHeld: boolean;
}

/** A claim with what is wrong with it alone, whatever the others do. */
interface Judged extends Claim {
  readonly wrong: Anomaly | undefined;
}

const said = ({ client, call, answer, startedAt, endedAt, said: named }: Operation): string =>
  `${client} ${call.do} ${startedAt}–${endedAt}: ${answer}${named === undefined ? '' : ` ${named}`}`;

/** Every claim that is named, by its resource. */
const claimsOf = ({ operations, final }: History): readonly Claim[] => {
  const asked = Map.groupBy(operations, ({ call }) => JSON.stringify([call.of, call.claim]));
  const found = new Set(
    Object.entries(final).flatMap(([of, names]) => names.map((name) => JSON.stringify([of, name]))),
  );
  return [...new Set([...asked.keys(), ...found])].map((id) => {
    const [of, name] = JSON.parse(id) as [string, string];
    return { of, name, operations: asked.get(id) ?? [], isHeld: found.has(id) };
  });
};

const wrongWith = ({ of, name, operations, isHeld }: Claim): Anomaly | undefined => {
  if (isPossible(operations, isHeld)) return undefined;
  const told = operations.map(said).join('; ');
  const found = (kind: Anomaly['kind'], words: string) => ({ kind, of, claims: [name], words });
  if (!isPossible(operations, undefined))
    return found('CONTRADICTION', `${name} on ${of}: no order gives these answers. ${told}`);
  return isHeld
    ? found('UNASKED', `${name} is on ${of}, and nobody was given it. ${told}`)
    : found('LOST', `${name} was acknowledged on ${of}, and is not there. ${told}`);
};

/** Requests with the same key whose answers differ. */
const twoAnswers = ({ operations }: History): readonly Anomaly[] => {
  const byKey = Map.groupBy(
    operations.filter(({ call, answer }) => call.key !== undefined && answer !== 'unknown'),
    ({ call }) => call.key,
  );
  return [...byKey].flatMap(([key, same]): readonly Anomaly[] => {
    const [first] = same;
    const isSame = ({ answer, said: named }: Operation) => answer === first?.answer && named === first.said;
    if (first === undefined || same.every(isSame)) return [];
    const words = `Key ${key} has two answers. ${same.map(said).join('; ')}`;
    return [{ kind: 'CONTRADICTION', of: first.call.of, claims: [first.call.claim], words }];
  });
};

/** The least that a claim takes of its resource: one that was asked for with two loads may have got either. */
const leastOf = ({ operations }: Claim, unit: string): number => {
  const taken = operations
    .filter(({ call }) => call.do === 'take')
    .map(({ call }) => loadOf(call)[unit] ?? 0);
  return taken.length === 0 ? 0 : Math.min(...taken);
};

/** The units of which claims take more than there is. */
const exceeded = (claims: readonly Claim[], capacity: Load): readonly string[] =>
  Object.entries(capacity)
    .filter(([unit, most]) => claims.reduce((sum, claim) => sum + leastOf(claim, unit), 0) > most)
    .map(([unit]) => unit);

/** The claims that were held just after an instant for certain. Of one that is wrong, only its answers count, and none that contradict. */
const heldAfter = (claims: readonly Judged[], end: number): readonly Claim[] =>
  claims
    .filter(({ wrong }) => wrong?.kind !== 'CONTRADICTION')
    .filter(({ operations, isHeld, wrong }) =>
      isCertainlyHeld(operations, wrong === undefined ? isHeld : undefined, end + HALF_A_TICK),
    );

/** Looks just after each answer that gave something away: only then can certainly more be held than before. */
const overCapacity = (of: string, claims: readonly Judged[], capacity: Load): readonly Anomaly[] => {
  const given = claims
    .flatMap(({ operations }) => operations)
    .filter(({ call, answer }) => call.do === 'take' && answer === 'ok')
    .map(({ endedAt }) => endedAt);
  const ends = [...new Set(given)].toSorted((one, other) => one - other);
  const looks = [
    ...ends.map((end) => ({ when: `after ${end}`, held: heldAfter(claims, end) })),
    { when: 'at the end', held: claims.filter(({ isHeld }) => isHeld) },
  ];
  const over = looks.find(({ held }) => exceeded(held, capacity).length > 0);
  if (over === undefined) return [];
  const names = over.held.map(({ name }) => name);
  const much = exceeded(over.held, capacity).map((unit) => `more than ${capacity[unit]} ${unit}`);
  const words = `${of} gave ${much.join(' and ')} ${over.when}: ${names.join(', ')}`;
  return [{ kind: 'OVER_CAPACITY', of, claims: names, words }];
};

/**
 * Judges a history afterward: what racing clients were told about things with a capacity, such as slots, places on a flight or bins.
 * Clients race, answers are lost, processes are killed; each call is recorded with its answer (`record-history.ts`), then what the
 * tables hold, and here is said what cannot be. Nothing is said when all of it goes together. It knows none of our domains, and nothing
 * of how a claim is written.
 *
 * It finds:
 * - OVER_CAPACITY: at one instant, or at the end, more is held than there is. Only what is held in whatever order things happened counts.
 * - LOST: a claim that was acknowledged and never released is not there at the end.
 * - UNASKED: a claim is there that nobody was given: never asked for, refused, or released for good.
 * - CONTRADICTION: answers that do not go together in any order: two answers to one key, a take that was refused although it is held,
 *   a release that was done and then refused.
 *
 * A call without an answer is tried both ways: as done, at any time after it began, and as never done. So everything that is found is
 * wrong whatever happened, and a quiet judgment is no proof; it says as much as the race was hard. A refusal is never called wrong
 * because there was room, for there are other reasons to refuse.
 *
 * What lapses by itself is released by the clock: record that as a `release` with an `unknown` answer, from when it may lapse on.
 */
export const judge = (history: History): readonly Anomaly[] => {
  const claims = claimsOf(history).map((claim): Judged => ({ ...claim, wrong: wrongWith(claim) }));
  const over = [...Map.groupBy(claims, ({ of }) => of)].flatMap(([of, its]) => {
    const capacity = history.capacityOf(of);
    return capacity === undefined ? [] : overCapacity(of, its, capacity);
  });
  return [...twoAnswers(history), ...claims.flatMap(({ wrong }) => wrong ?? []), ...over];
};
