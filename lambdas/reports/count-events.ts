import type { DayMeasure } from '#domain/reports/counted.ts';
import type { Clock } from '../runtime/clock.ts';
import type { givenOpinions } from '../shipments/index.ts';
import { additionOfOnce, additionOfOpinion, additionOfShipment } from './additions.ts';
import type { ReadFacts } from './shipment-facts.ts';
import type { Addition, Counters } from './store/counters.ts';
import type { GenerationStore } from './store/generations.ts';

export interface CountDeps {
  readonly readFacts: ReadFacts;
  readonly opinions: Pick<ReturnType<typeof givenOpinions>, 'find'>;
  readonly counters: Pick<Counters, 'count'>;
  readonly generations: Pick<GenerationStore, 'read'>;
  readonly clock: Clock;
}

/** Counts what events tell, once, however often and in which order they come; also in the numbers that are being built again. */
export const countEvents = ({ readFacts, opinions, counters, generations, clock }: CountDeps) => {
  const count = async (addition: Addition): Promise<void> => {
    const { shown, building } = await generations.read();
    for (const generation of [shown, ...(building ? [building.generation] : [])])
      await counters.count(generation, addition, clock());
  };
  const shipment = async (number: string): Promise<void> => {
    const facts = await readFacts(number);
    const addition = facts && additionOfShipment(facts);
    if (addition) await count(addition);
  };
  return {
    /** Something happened to a shipment. It is counted as it is now, whatever the event says. */
    shipment: ({ data }: { readonly data: { readonly number: string } }): Promise<void> =>
      shipment(data.number),
    /** Its invoice charges another sum, or more of it is credited. One without a shipment is of no flight. */
    invoice: async ({
      data,
    }: {
      readonly data: { readonly shipment?: string | undefined };
    }): Promise<void> => {
      if (data.shipment !== undefined) await shipment(data.shipment);
    },
    /** A sender said how it was. It is counted as it is now, too. */
    opinion: async ({ data: { number } }: { readonly data: { readonly number: string } }): Promise<void> => {
      const opinion = await opinions.find(number);
      if (opinion) await count(additionOfOpinion(opinion));
    },
    /** Something happened that happens once, and is counted on its day. */
    once:
      (measure: DayMeasure) =>
      ({ subject, time }: { readonly subject: string; readonly time: string }): Promise<void> =>
        count(additionOfOnce(measure, subject, time)),
  };
};
