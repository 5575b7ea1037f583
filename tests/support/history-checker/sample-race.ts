import { seeded } from '../chaos.ts';
import { type Call, type History, type Load, loadOf, type Operation } from './operation.ts';

/** Something with a capacity that does one thing after the other, with mistakes that can be planted. */
export interface Planted {
  /** It does not look at what is taken, so that more get a place than there are. */
  readonly forgetsToCompare?: boolean;
  /** Every so manieth acknowledged claim is forgotten. */
  readonly loses?: number;
  /** Every so manieth repetition of a request gets the other answer. */
  readonly turnsAround?: number;
}

interface Pending {
  readonly client: string;
  readonly call: Call;
  readonly startedAt: number;
  /** When it takes effect; undefined: a kill came before it. */
  readonly worksAt: number | undefined;
  readonly endedAt: number;
  readonly isLost: boolean;
}

const RESOURCES = ['P-2026-12-01-0900', 'P-2026-12-01-1300'];
const CAPACITY: Load = { places: 2, lb: 300 };

/** Calls of racing clients, which begin, take effect and end in any order; some answers are lost, some clients killed. */
const callsOf = (random: () => number, count: number): readonly Pending[] =>
  Array.from({ length: count }, (_, place): Pending => {
    const one = (most: number) => Math.floor(random() * most);
    const of = RESOURCES[one(RESOURCES.length)] ?? '';
    const claim = `BKG-${one(5)}`;
    const does = random() < 0.65 ? 'take' : 'release';
    const startedAt = 10 * one(3 * count) + 3;
    const endedAt = startedAt + 2 + 10 * one(12);
    const isLost = random() < 0.2;
    const late = isLost && random() < 0.3 ? 200 : 0;
    // A tick of its own for each effect, so that each has its place.
    const effect = startedAt + random() * (endedAt - startedAt) + late;
    return {
      client: `client-${place % 4}`,
      call: {
        do: does,
        of,
        claim,
        load: { places: 1, lb: 60 + 20 * Number(claim.slice(-1)) },
        key: `key-${place}`,
      },
      startedAt,
      worksAt: isLost && random() < 0.4 ? undefined : effect,
      endedAt,
      isLost,
    };
  });

const fits = (held: ReadonlyMap<string, Load>, load: Load): boolean =>
  Object.entries(CAPACITY).every(
    ([unit, most]) => [...held.values(), load].reduce((sum, one) => sum + (one[unit] ?? 0), 0) <= most,
  );

/** Both slots, one effect after the other. Returns how a call is answered once it has taken effect. */
const slotsWith = ({ forgetsToCompare, loses }: Planted) => {
  const slots = new Map(RESOURCES.map((of) => [of, new Map<string, Load>()]));
  const released = new Set<string>();
  let given = 0;
  const take = (held: Map<string, Load>, call: Call): boolean => {
    if (!forgetsToCompare && !held.has(call.claim) && !fits(held, loadOf(call))) return false;
    given += 1;
    if (loses === undefined || given % loses !== 0) held.set(call.claim, loadOf(call));
    return true;
  };
  const release = (held: Map<string, Load>, { of, claim }: Call): boolean => {
    if (held.delete(claim)) released.add(`${of} ${claim}`);
    return released.has(`${of} ${claim}`);
  };
  return {
    slots,
    answer: (call: Call): Operation['answer'] => {
      const held = slots.get(call.of) ?? new Map<string, Load>();
      return (call.do === 'take' ? take(held, call) : release(held, call)) ? 'ok' : 'refused';
    },
  };
};

const repeated = (operations: readonly Operation[], every: number): readonly Operation[] =>
  operations
    .filter(({ answer }) => answer !== 'unknown')
    .filter((_, place) => place % every === 0)
    .map((one) => ({ ...one, answer: one.answer === 'ok' ? 'refused' : 'ok' }));

/**
 * A history of a race over two slots, from a seed: valid unless a mistake is planted. A claim that is held is taken again with `ok`, and
 * so is one released again that was released.
 */
export const sampleRace = (seed: number, planted: Planted = {}, count = 24): History => {
  const pending = callsOf(seeded(seed), count);
  const { slots, answer } = slotsWith(planted);
  const answers = new Map<Pending, Operation['answer']>();
  const inOrder = pending
    .filter(({ worksAt }) => worksAt !== undefined)
    .toSorted((one, other) => (one.worksAt ?? 0) - (other.worksAt ?? 0));
  for (const one of inOrder) answers.set(one, answer(one.call));
  const operations = pending.map((one): Operation => {
    const { client, call, startedAt, endedAt, isLost } = one;
    return { client, call, startedAt, endedAt, answer: isLost ? 'unknown' : (answers.get(one) ?? 'unknown') };
  });
  const { turnsAround } = planted;
  return {
    operations: [...operations, ...(turnsAround === undefined ? [] : repeated(operations, turnsAround))],
    final: Object.fromEntries([...slots].map(([of, held]) => [of, [...held.keys()]])),
    capacityOf: () => CAPACITY,
  };
};
