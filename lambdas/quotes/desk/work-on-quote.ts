import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ChangeDeps } from '../change/change-quote.ts';
import { type Closed, closed } from '../change/refusals.ts';
import { deskStep } from './desk-step.ts';

/** Nobody has to do anything for it any more, so nobody has it. */
export const nothingToDo = { waitsFor: undefined, waitsSince: undefined, assignee: undefined } as const;

/** Tells the customer that we cannot take it. Only a quote without a price can be refused. */
export const refuseQuote =
  (deps: ChangeDeps): UseCase<typeof quoteEndpoints.refuse> =>
  (request) =>
    deskStep<Closed>(deps, request, {
      what: 'declined',
      text: request.body.reason,
      decide: (quote, status, now) =>
        status === 'DRAFT'
          ? { fields: { status: 'DECLINED', answeredAt: now.toISOString(), ...nothingToDo } }
          : closed(quote, status),
    });

/** Writes to the customer. What waited for a reply waits no more; what waits for a price still does. */
export const replyToCustomer =
  (deps: ChangeDeps): UseCase<typeof quoteEndpoints.reply> =>
  (request) =>
    deskStep<never>(deps, request, {
      what: 'reply',
      text: request.body.text,
      decide: ({ waitsFor }) => ({ fields: waitsFor === 'reply' ? nothingToDo : {} }),
    });

/** Keeps a note for colleagues. */
export const noteOnQuote =
  (deps: ChangeDeps): UseCase<typeof quoteEndpoints.note> =>
  (request) =>
    deskStep<never>(deps, request, {
      what: 'note',
      text: request.body.text,
      decide: () => ({ fields: {} }),
    });

/** Takes a quote, or hands it back. Only what waits for the desk can be taken. */
export const assignQuote =
  (deps: ChangeDeps): UseCase<typeof quoteEndpoints.assign> =>
  (request) =>
    deskStep<Closed>(deps, request, {
      what: request.body.taken ? 'taken' : 'handed-back',
      decide: (quote, status) =>
        quote.waitsFor === undefined
          ? closed(quote, status)
          : { fields: { assignee: request.body.taken ? request.caller.userId : undefined } },
    });
