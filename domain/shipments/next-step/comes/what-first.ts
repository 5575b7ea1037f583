import { leftToGive } from '../../../billing/balance.ts';
import { listed } from '../../../kernel/listed.ts';
import { instantWords } from '../../../kernel/short-times.ts';
import type { Act, Step } from '../../../next-step/next-step.ts';
import { blocking, isOurWork } from '../../holds.ts';
import { type PieceState, pieceStates } from '../../lifecycle.ts';
import { vanComes } from '../../pickup.ts';
import { comesTooLate } from '../../rolls/flight-fit.ts';
import type { ShipmentFacts } from '../facts.ts';
import { hasLeft } from '../has-left.ts';

/** What has to happen before goods fly. Nothing of it is there where nothing has to. */
interface First {
  /** `If you pay by Tue, Nov 24, 4:00 PM`. */
  readonly first?: string;
  /** It is too late for their flight, so that no day of it is a promise any more. */
  readonly isLate?: true;
}

/** What a sender does before goods fly, after `you`. */
const verbs: Partial<Readonly<Record<Act, string>>> = {
  SIGN_EXPORT: 'sign',
  SEND_PAPER: 'add the invoice',
  ANSWER_DAMAGE: 'answer',
  SEND_FORM_1583: 'send us the form',
  SIGN_SEARCH: 'agree to the search',
  PAY: 'pay',
  BRING: 'bring it',
};

/** What may be done whenever: it has no hour that could be over. */
const withoutHour: readonly Act[] = ['SIGN_SEARCH'];

const notYetOn: readonly PieceState[] = pieceStates.slice(
  pieceStates.indexOf('BOOKED'),
  pieceStates.indexOf('MANIFESTED'),
);

/** What the sender has to do before it flies. What is due on their account holds nothing up. */
const keepsOff =
  ({ shipment: { holds } }: ShipmentFacts) =>
  ({ act }: Step): boolean =>
    verbs[act] !== undefined && (act !== 'PAY' || holds.some(({ kind }) => kind === 'PAYMENT_DUE'));

/** Whether we, or a bank, have to finish something. What waits for the sender’s signature is theirs first. */
const othersFirst = ({ shipment: { holds }, bill }: ShipmentFacts): readonly string[] => {
  const stops = blocking(holds, 'manifest').map(({ kind }) => kind);
  const isOurs = stops.some(
    (kind) => isOurWork(kind) && !(kind === 'EXPORT_CONTROL' && stops.includes('EIN_MISSING')),
  );
  const isCheck =
    stops.includes('PAYMENT_DUE') && bill !== undefined && bill.owed > 0 && leftToGive(bill) === 0;
  return [...(isOurs ? ['we finish'] : []), ...(isCheck ? ['the check is paid'] : [])];
};

/** Whether the hour of a flight is over, or a pickup too late for it. */
const isLate = (steps: readonly Step[], facts: ShipmentFacts): boolean => {
  const { flight, comesAt, now } = facts;
  const isOver = ({ act, by }: Step) => by === undefined && !withoutHour.includes(act);
  return (
    flight !== undefined &&
    ((comesAt !== undefined && comesTooLate(flight, comesAt, now)) ||
      steps.filter(keepsOff(facts)).some(isOver) ||
      (steps.some(({ act }) => act === 'CHOOSE_TIME') &&
        comesAt === undefined &&
        flight.cargoCutoff <= now.toISOString()))
  );
};

/**
 * What has to happen first, so that no flight is promised while something still keeps the goods from it: their sender, we, or a bank.
 * Empty once they are on the list of their flight.
 */
export const whatFirst = (steps: readonly Step[], facts: ShipmentFacts): First => {
  const { shipment } = facts;
  if (hasLeft(shipment) || !notYetOn.includes(shipment.state)) return {};
  if (isLate(steps, facts)) return { isLate: true };
  const own = steps.filter(keepsOff(facts));
  const others = othersFirst(facts);
  const isFetched = vanComes(shipment) && !steps.some(({ act }) => act === 'BE_READY');
  const [only, ...more] = own;
  if (only?.by !== undefined && more.length + others.length === 0 && !isFetched)
    return { first: `If you ${verbs[only.act]} by ${instantWords(new Date(only.by))}` };
  const clauses = [
    ...others,
    ...(own.length === 0 ? [] : [`you ${listed(own.map(({ act }) => verbs[act] ?? ''))}`]),
    ...(isFetched ? ['we pick it up'] : []),
  ];
  return clauses.length === 0 ? {} : { first: `If ${listed(clauses)} in time` };
};
