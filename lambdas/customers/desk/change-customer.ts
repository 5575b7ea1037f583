import type { Customer } from '#domain/customers/customer.ts';
import type { customerEndpoints } from '#domain/customers/endpoints.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { CustomerChangedV1 } from '#events/customers/customer-changed.v1.ts';
import { compose, type EventOf } from '#events/envelope.ts';
import { changing, type Decision } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { CustomerStore } from '../store/customer-store.ts';
import { noSuchCustomer } from './show-customer.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly customers: Pick<CustomerStore, 'find' | 'write' | 'addNote'>;
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
  ({ customers, clock, newId }: Deps): UseCase<typeof customerEndpoints.note> =>
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

/** Sets the tags of a person. What a colleague changed in between is not overwritten. */
export const setTags =
  ({ customers, clock, newId }: Deps): UseCase<typeof customerEndpoints.tags> =>
  ({ params: { id }, body, caller: { userId: by }, correlationId }) => {
    const tags = [...new Set(body.tags)];
    const at = clock();
    return changing(
      `The tags of ${id}`,
      {
        read: () => customers.find(id),
        write: (next: Customer, before) =>
          customers.write(next, before, {
            now: at,
            events: [
              eventOf(next, { what: 'tagged', by, changedAt: at.toISOString() }, { newId, correlationId }),
            ],
          }),
      },
      (found): Decision<Customer, Customer, ReturnType<typeof noSuchCustomer>['refusal'] | TagsChanged> => {
        if (found === undefined) return { refusal: noSuchCustomer().refusal };
        if (sameTags(found.tags, tags)) return { done: found };
        if (!sameTags(found.tags, body.was)) return { refusal: tagsChanged(found).refusal };
        const next = { ...found, tags, version: found.version + 1 };
        return { change: next, answer: next };
      },
    );
  };

const tagsChanged = (customer: Customer) =>
  refuse('CUSTOMER_CHANGED', 'A colleague changed the tags meanwhile. Look at them again, then save.', {
    customer,
  });
type TagsChanged = ReturnType<typeof tagsChanged>['refusal'];
