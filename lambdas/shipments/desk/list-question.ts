import { refuse } from '#domain/kernel/result.ts';
import { isAnswerable, isInList, type ListQuestion } from '#domain/shipments/desk/list-question.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { chosenPage } from '../../runtime/table/chosen-page.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import {
  closedPartition,
  flightPartition,
  holdPartition,
  openPartition,
  ownerOpenPartition,
  positionIn,
  stagePartition,
  statePartition,
} from '../store/shipment-rows.ts';

interface Narrowest {
  /** Of the index. */
  readonly partition: string;
  /** What else was asked: the partition has others besides. */
  readonly others: ListQuestion;
}

/** The narrowest partition of the index that has all shipments of a question. */
const narrowest = ({ closed, departure, stage, owner, ...asked }: Omit<ListQuestion, 'order'>): Narrowest => {
  if (closed !== undefined) return { partition: closedPartition(closed), others: { owner, ...asked } };
  if (departure !== undefined)
    return {
      partition: stage === undefined ? flightPartition(departure) : stagePartition(departure, stage),
      others: { owner, ...asked },
    };
  // Drafts are in the list of a sender, too.
  if (owner !== undefined) return { partition: ownerOpenPartition(owner), others: { owner, ...asked } };
  const { hold, ...others } = asked;
  if (hold !== undefined) return { partition: holdPartition(hold), others };
  const { state, ...rest } = others;
  return { partition: state === undefined ? openPartition : statePartition(state), others: rest };
};

/** Undefined where the list can answer. */
export const refusalOf = (question: ListQuestion) =>
  isAnswerable(question)
    ? undefined
    : refuse(
        'ONE_QUESTION_ONLY',
        'Ask for a search alone, for a month with one more filter, or for what is open. A stage needs a flight.',
      );

/** A page of the shipments of a question, newest first unless it asks for the oldest. */
export const pageOfQuestion = (
  list: Pick<ShipmentList, 'inPartition'>,
  { order, ...question }: ListQuestion,
  now: Date,
  page: PageRequest,
): Promise<Page<Shipment>> => {
  const { partition, others } = narrowest(question);
  const read = (request: PageRequest) =>
    list.inPartition(partition, request, { isOldestFirst: order === 'oldest' });
  if (Object.values(others).every((one) => one === undefined)) return read(page);
  return chosenPage(
    {
      read,
      isChosen: (shipment) => isInList(shipment, question, now),
      positionOf: (shipment) => positionIn(partition, shipment),
    },
    page,
  );
};
