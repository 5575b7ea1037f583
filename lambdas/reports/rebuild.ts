import { allEnquiries } from '../enquiries/index.ts';
import { assignedMailboxes } from '../mailboxes/index.ts';
import { allQuotes } from '../quotes/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { bookedShipments, givenOpinions } from '../shipments/index.ts';
import { additionOfOnce, additionOfOpinion, additionOfShipment } from './additions.ts';
import { type AdditionList, buildAgain } from './build-again.ts';
import { factsReader, factVariables } from './shipment-facts.ts';
import { type Addition, counters } from './store/counters.ts';
import { generations } from './store/generations.ts';

export const rebuildVariables = {
  ...factVariables,
  MAILBOXES_TABLE: required,
  QUOTES_TABLE: required,
  ENQUIRIES_TABLE: required,
};

/** As long as the numbers are kept. */
const MONTHS = 25;

const adding =
  <Row>(
    list: (page: PageRequest) => Promise<Page<Row>>,
    additionOf: (row: Row) => Addition | undefined | Promise<Addition | undefined>,
  ): AdditionList =>
  async (page) => {
    const { items, ...rest } = await list(page);
    return { ...rest, items: await mapConcurrently(items, async (row) => additionOf(row)) };
  };

/** Builds the reports again from the tables of the domains whose events they count. */
export const wireRebuild = (
  env: EnvOf<typeof rebuildVariables>,
  { client, clock, log }: Pick<SharedDependencies, 'client' | 'clock' | 'log'>,
) => {
  const readFacts = factsReader(env, { client, log });
  const ofShipment = async ({ number }: { readonly number: string }) => {
    const facts = await readFacts(number);
    return facts && additionOfShipment(facts);
  };
  return buildAgain({
    clock,
    counters: counters(client, env.REPORTS_TABLE, pauseOf(25)),
    generations: generations(client, env.REPORTS_TABLE),
    lists: (begun) => [
      adding(assignedMailboxes(client, env.MAILBOXES_TABLE), ({ number, assignedAt }) =>
        additionOfOnce('signUps', number, assignedAt),
      ),
      adding(allQuotes(client, env.QUOTES_TABLE), ({ reference, createdAt }) =>
        additionOfOnce('quotes', reference, createdAt),
      ),
      adding(allEnquiries(client, env.ENQUIRIES_TABLE), ({ reference, receivedAt }) =>
        additionOfOnce('enquiries', reference, receivedAt),
      ),
      ...bookedShipments(client, env.SHIPMENTS_TABLE)
        .lists(begun, MONTHS)
        .map((list) => adding(list, ofShipment)),
      ...givenOpinions(client, env.SHIPMENTS_TABLE)
        .lists(begun, MONTHS)
        .map((list) => adding(list, additionOfOpinion)),
    ],
  });
};
