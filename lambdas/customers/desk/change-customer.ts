import type { Customer } from '#domain/customers/customer.ts';
import type { customerEndpoints } from '#domain/customers/endpoints.ts';
import { mainOf, retagged, tagsOf } from '#domain/customers/one-person.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { CustomerChangedV1 } from '#events/customers/customer-changed.v1.ts';
import { compose, type EventOf } from '#events/envelope.ts';
import type { profilesOfPerson } from '../../identity/index.ts';
import { changing, type Decision } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { CustomerStore } from '../store/customer-store.ts';
import { noSuchCustomer } from './show-customer.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly customers: Pick<CustomerStore, 'find' | 'findAll' | 'retag' | 'addNote'>;
  readonly people: ReturnType<typeof profilesOfPerson>;
}

const eventOf = (
  customer: Customer,
  data: Omit<EventOf<typeof CustomerChangedV1>['data'], 'id'>,
  { newId, correlationId }: Pick<Deps, 'newId'> & { readonly correlationId: string },
) =>
  compose(
    CustomerChangedV1,
    {
      subject: customer.id,
      version: customer.version,
      at: data.changedAt,
      data: { id: customer.id, ...data },
    },
    { newId, correlationId },
  );

/** Adds a note of staff about a person. The same note that is sent twice, for example by a double click, is written once. */
export const addNote =
  ({ customers, clock, newId }: Omit<Deps, 'people'>): UseCase<typeof customerEndpoints.note> =>
  async ({ params, body: { id, text }, caller: { userId: by }, correlationId }) => {
    const customer = await customers.find(params.id);
    if (customer === undefined) return noSuchCustomer();
    const at = clock().toISOString();
    const event = eventOf(customer, { what: 'noted', by, changedAt: at }, { newId, correlationId });
    const note = await customers.addNote(customer.id, { id, at, by, text }, event);
    return note.text === text && note.by === by
      ? ok(note)
      : refuse('NOTE_EXISTS', 'This note was saved with another text. Reload the page and write a new one.');
  };

const sameTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag) => other.includes(tag));

/** Every card of a person, with all tags on the one that is shown. Undefined for nobody. */
const seenOf = (cards: readonly Customer[]): Customer | undefined => {
  const main = mainOf(cards.map(({ id }) => id));
  const card = cards.find(({ id }) => id === main);
  return card && { ...card, tags: tagsOf(cards) };
};

const risen = (card: Customer): Customer => ({ ...card, version: card.version + 1 });

/** What is written when a person is tagged: the card that is shown, and the others whose tags are not the same any more. */
const changeOf = (cards: readonly Customer[], shown: Customer, tags: readonly string[]) => {
  const next = retagged(cards, tags);
  return {
    card: risen(next.find(({ id }) => id === shown.id) ?? shown),
    others: next
      .filter(({ id, tags: own }, place) => id !== shown.id && !sameTags(own, cards[place]?.tags ?? []))
      .map(risen),
  };
};

/** Sets the tags of a person, under whichever of their ids. What a colleague changed in between is not overwritten. */
export const setTags =
  ({ customers, people, clock, newId }: Deps): UseCase<typeof customerEndpoints.tags> =>
  ({ params: { id }, body, caller: { userId: by }, correlationId }) => {
    const tags = [...new Set(body.tags)];
    const changedAt = clock().toISOString();
    return changing(
      `The tags of ${id}`,
      {
        read: async () => customers.findAll((await people(id)).ids, { consistent: true }),
        write: ({ card, others }: ReturnType<typeof changeOf>) =>
          customers.retag(
            card,
            others,
            eventOf(card, { what: 'tagged', by, changedAt }, { newId, correlationId }),
          ),
      },
      (
        cards,
      ): Decision<
        ReturnType<typeof changeOf>,
        Customer,
        ReturnType<typeof noSuchCustomer>['refusal'] | TagsChanged
      > => {
        const seen = seenOf(cards);
        if (seen === undefined) return { refusal: noSuchCustomer().refusal };
        if (sameTags(seen.tags, tags)) return { done: seen };
        if (!sameTags(seen.tags, body.was)) return { refusal: tagsChanged(seen).refusal };
        return { change: changeOf(cards, seen, tags), answer: { ...seen, tags, version: seen.version + 1 } };
      },
    );
  };

const tagsChanged = (customer: Customer) =>
  refuse('CUSTOMER_CHANGED', 'A colleague changed the tags meanwhile. Look at them again, then save.', {
    customer,
  });
type TagsChanged = ReturnType<typeof tagsChanged>['refusal'];
