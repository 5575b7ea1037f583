import { dollars } from '#domain/kernel/money.ts';
import { refuse } from '#domain/kernel/result.ts';
import { type Said, saidNote } from '#domain/shipments/caller/said.ts';
import type { PlacedHold, Shipment } from '#domain/shipments/shipment.ts';
import type { BillStore } from '../store/bill-items.ts';
import { type CancelDeps, cancelShipment } from './cancel-shipment.ts';
import { changeShipment, refused } from './change-shipment.ts';
import { type Changes, changedEvent } from './events.ts';
import { entryOf, nextVersion } from './next-version.ts';
import { shipmentChanged } from './refusals.ts';

/** What is owed on top stands in the way like the price itself, where the sender pays. */
const holdsAfterYes = ({ holds, chargesTerm }: Shipment, more: number, at: string): PlacedHold[] => {
  const others = holds.filter(({ kind }) => kind !== 'REWEIGH');
  if (chargesTerm !== 'PREPAID' || others.some(({ kind }) => kind === 'PAYMENT_DUE')) return others;
  const note = `${dollars(more)} more to pay, for what was measured.`;
  return [...others, { kind: 'PAYMENT_DUE', at, by: 'system', note }];
};

export interface AnswerDeps extends CancelDeps {
  readonly bills: Pick<BillStore, 'find'>;
}

/** The answer to a new price: by its sender, or by the desk for a sender who told it. */
interface Answer {
  readonly number: string;
  /** Set for a sender: shipments of others are not found. */
  readonly ownerIds?: readonly string[];
  readonly by: string;
  readonly correlationId: string;
  readonly version: number;
  readonly decision: 'APPROVE' | 'CANCEL';
  readonly said?: Said;
}

/** How an answer is told: a sender's own, or one that the desk recorded. */
const tellsOf = (said: Said | undefined) =>
  said
    ? ({
        what: 'reweigh-approved-for',
        note: saidNote(said),
        asked: { what: 'REWEIGH', how: said.how },
      } as const)
    : ({ what: 'reweigh-approved', note: undefined, asked: undefined } as const);

/** The sender agrees to the price for what was measured, or cancels. A second yes finds it done. */
export const answerReweigh = (deps: AnswerDeps, { version, decision, said, ...request }: Answer) => {
  const { what, note, asked } = tellsOf(said);
  if (decision === 'CANCEL')
    return cancelShipment(deps, { ...request, version, ...(note === undefined ? {} : { note }) });
  return changeShipment(deps, {
    ...request,
    decide: async (before, now, origin) => {
      const { reweigh } = before;
      if (reweigh?.status === 'APPROVED' && before.version === version + 1) return { done: before };
      if (before.version !== version) return refused(shipmentChanged(before));
      if (reweigh?.status !== 'TO_APPROVE' || before.state === 'CANCELLED')
        return refused(
          refuse('NOTHING_TO_DECIDE', 'There is no new price to agree to.', { shipment: before }),
        );
      const at = now.toISOString();
      const { total, lines, rateCardVersion } = reweigh;
      const was = (before.charged ?? before.promise).total;
      // Until billing has told of more than this, what is owed on top is not on the invoice.
      const bill = await deps.bills.find(before.number);
      const after = nextVersion(
        before,
        {
          reweigh: {
            ...reweigh,
            status: 'APPROVED',
            decidedAt: at,
            more: total - was,
            ...(bill === undefined ? {} : { billed: bill.charged }),
          },
          charged: { total, lines, rateCardVersion },
          holds: holdsAfterYes(before, total - was, at),
        },
        at,
      );
      const changes: Changes = { total: { before: String(was), after: String(total) } };
      return {
        deed: {
          after,
          history: [entryOf(what, at, origin, { note, changes })],
          events: [changedEvent(after, changes, origin, { asked })],
          holdNote: 'The sender agreed to the price for what was measured.',
        },
      };
    },
  });
};
