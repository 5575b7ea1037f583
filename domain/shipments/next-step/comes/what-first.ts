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

/** What has to happen before goods fly, as their sender reads it. Nothing of it is there where nothing has to. */
interface First {
  /** `If you pay by Tue, Nov 24, 4:00 PM`. */
  readonly first?: string;
  /** It is too late for their flight, so that no day of it is a promise any more. */
  readonly isLate?: true;
}

/** What has to happen before goods fly, whoever reads it. */
interface StillOpen {
  /** What their sender does, in order. */
  readonly own: readonly Step[];
  /** A check for all that is owed waits for the bank. */
  readonly waitsForBank: boolean;
  /** What we do, after `we`. */
  readonly ours: readonly string[];
  /** It is too late for their flight. */
  readonly isLate: boolean;
}

/** What a sender does before goods fly, after `you` or `has to`. */
export const verbs: Partial<Readonly<Record<Act, string>>> = {
  DECIDE_REWEIGH: 'approve the new price',
  SIGN_EXPORT: 'sign for the export',
  SEND_PAPER: 'add the invoice',
  ANSWER_DAMAGE: 'tell us what to do about the damage',
  SEND_FORM_1583: 'send us the form',
  SIGN_SEARCH: 'agree to the search',
  PAY: 'pay',
  CHOOSE_TIME: 'choose a time',
  BRING: 'bring it',
};

/** What may be done whenever: it has no hour that could be over. */
const withoutHour: readonly Act[] = ['SIGN_SEARCH', 'CHOOSE_TIME'];

const notYetOn: readonly PieceState[] = pieceStates.slice(
  pieceStates.indexOf('BOOKED'),
  pieceStates.indexOf('MANIFESTED'),
);

/** What the sender has to do before it flies. What is due on their account holds nothing up. */
const keepsOff =
  ({ shipment: { holds } }: ShipmentFacts) =>
  ({ act }: Step): boolean =>
    verbs[act] !== undefined && (act !== 'PAY' || holds.some(({ kind }) => kind === 'PAYMENT_DUE'));

/** What we do before goods fly, after `we`: fetch them, and settle what holds them. What waits for the sender’s signature is theirs first. */
const ourPart = (steps: readonly Step[], { shipment }: ShipmentFacts): readonly string[] => {
  const stops = blocking(shipment.holds, 'manifest').map(({ kind }) => kind);
  const ours = stops.filter(
    (kind) => isOurWork(kind) && !(kind === 'EXPORT_CONTROL' && stops.includes('EIN_MISSING')),
  );
  return [
    ...(vanComes(shipment) && !steps.some(({ act }) => act === 'BE_READY') ? ['pick it up'] : []),
    ...(ours.includes('EXPORT_CONTROL') ? ['file your export papers'] : []),
    ...(ours.some((kind) => kind !== 'EXPORT_CONTROL') ? ['finish checking it'] : []),
  ];
};

/** Whether all that is owed is on a check that the bank has still to pay. */
const waitsForBank = ({ shipment: { holds }, bill }: ShipmentFacts): boolean =>
  blocking(holds, 'manifest').some(({ kind }) => kind === 'PAYMENT_DUE') &&
  bill !== undefined &&
  bill.owed > 0 &&
  leftToGive(bill) === 0;

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

/** What still keeps goods from their flight, by the steps of their sender. Undefined once they are on the list of it, and where nothing does. */
export const stillOpen = (steps: readonly Step[], facts: ShipmentFacts): StillOpen | undefined => {
  const { shipment } = facts;
  if (hasLeft(shipment) || !notYetOn.includes(shipment.state)) return undefined;
  const open = {
    own: steps.filter(keepsOff(facts)),
    waitsForBank: waitsForBank(facts),
    ours: ourPart(steps, facts),
    isLate: isLate(steps, facts),
  };
  return open.isLate || open.waitsForBank || open.own.length + open.ours.length > 0 ? open : undefined;
};

/**
 * What has to happen first, so that no flight is promised while something still keeps the goods from it: what their sender does, then what
 * a bank and we do: `If you pay by Tue, Nov 24, 4:00 PM and we finish checking it`. Empty once they are on the list of their flight.
 */
export const whatFirst = (steps: readonly Step[], facts: ShipmentFacts): First => {
  const open = stillOpen(steps, facts);
  if (open === undefined) return {};
  if (open.isLate) return { isLate: true };
  const { own, ours } = open;
  const others = [
    ...(open.waitsForBank ? ['your check clears'] : []),
    ...(ours.length === 0 ? [] : [`we ${listed(ours)}`]),
  ];
  // Of several hours each is said with its step.
  const hour = own.length === 1 && own[0]?.by !== undefined ? ` by ${instantWords(new Date(own[0].by))}` : '';
  const theirs = `you ${listed(own.map(({ act }) => verbs[act] ?? ''))}${hour}`;
  const all = [...(own.length === 0 ? [] : [theirs]), ...others];
  const words = own.length > 1 && others.length > 0 ? `${theirs}, and ${listed(others)}` : listed(all);
  return { first: `If ${words}${hour === '' ? ' in time' : ''}` };
};
