import { payBackWords } from '../../billing/entry-words.ts';
import { destinations } from '../../kernel/destinations.ts';
import { dollars } from '../../kernel/money.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { possessive } from '../../kernel/person/company-name.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { besideTodo, placeBeside } from '../../next-step/beside.ts';
import { NOTHING_TO_DO } from '../../next-step/headline.ts';
import type { Act, NextStep, StepPlace } from '../../next-step/next-step.ts';
import { counterOf } from '../../next-step/places.ts';
import { broughtBeforeWords } from '../coming/brought-words.ts';
import { pickupIn } from '../coming/without-pickup.ts';
import { waitsAtCounter } from '../next-step/at-counter.ts';
import { saysFlight } from '../next-step/comes/flight-once.ts';
import { handedWords } from '../next-step/comes/handed-words.ts';
import { troubleWords } from '../next-step/comes/trouble-words.ts';
import type { ShipmentFacts } from '../next-step/facts.ts';
import { countedPieces, firstName, goodsWords, whoseGoods } from '../next-step/goods-words.ts';
import { measuredRows, pricesOf } from '../next-step/reweigh-words.ts';
import { nextOfSender } from '../next-step/sender.ts';
import { actOfHold } from '../next-step/sender-steps.ts';
import type { Shipment } from '../shipment.ts';
import { flightFor } from '../tracking/arrival/ways.ts';
import { piecesTitle } from '../tracking/piece-titles.ts';
import { checkingWords, titleOfStep } from './held-words.ts';
import { leftWords } from './left-words.ts';
import { newestFirst } from './newest-first.ts';
import { reportWords } from './report-words.ts';
import { goodsIn } from './some-goods.ts';
import { stillSo, type What, whats } from './whats.ts';

/** One of the things that happened, with what was said of it then: its reason, which the shipment does not say. */
export interface Happening {
  readonly what: What;
  readonly said: { readonly title: string; readonly body: string };
}

/** What a letter about a shipment says. */
export interface ShipmentDigest {
  /** The weightiest of what is told. */
  readonly what: What;
  /** All of what is told, the weightiest first. */
  readonly whats: readonly What[];
  /** What happened, with whose goods: it tells one letter from another. */
  readonly title: string;
  readonly sentences: readonly string[];
  readonly next: NextStep;
  /** What is due before the first thing, a sentence each, and what has to be done after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** What was told beside what was measured, where that is to be decided. */
  readonly measured?: ReturnType<typeof measuredRows>;
  /** The price before and now, with it. */
  readonly prices?: ReturnType<typeof pricesOf>;
  /** Where it is collected, where nothing there is to be done by its sender. */
  readonly place?: StepPlace;
  /** Where it is brought beside the first thing to do. */
  readonly dock?: StepPlace;
  /** What stays the same in every letter: names and values. */
  readonly rows: readonly (readonly [string, string])[];
}

const isOne = ({ pieces }: Shipment): boolean => countedPieces(pieces).length === 1;

/** The day of its flight, unless that is canceled, or the day is over and nobody has said that it flew. */
const flightDay = ({ flight, now }: ShipmentFacts): string | undefined =>
  flight === undefined || flight.state === 'CANCELLED' || flight.day < newYorkDay(now)
    ? undefined
    : dayWords(flight.day);

/** Whether a step is about something that holds it. */
const isOfHold = ({ holds }: Shipment, act: Act): boolean =>
  holds.some(({ kind }) => actOfHold(kind) === act);

type TitleOf = (facts: ShipmentFacts, said: Happening['said'], next: NextStep) => string;

/** The title of a letter that is named after it. Every title has the goods and their receiver in it. */
const titles: Readonly<Record<What, TitleOf>> = {
  CANCELLED: ({ shipment }, { title }) => `${title}: ${whoseGoods(shipment)}`,
  DELIVERED: ({ shipment }) => `Delivered: ${whoseGoods(shipment)}`,
  READY: ({ shipment }) =>
    `Ready to collect in ${destinations[shipment.to].city}: ${goodsIn(shipment, 'READY_FOR_COLLECTION')}`,
  OUT: ({ shipment }) => `Out for delivery: ${goodsIn(shipment, 'OUT_FOR_DELIVERY')}`,
  CORRECTED: ({ shipment }, { title }) => `${title}: ${whoseGoods(shipment)}`,
  CHANGED: ({ shipment }, { title }) => `${title}: ${whoseGoods(shipment)}`,
  // What else there is to do is said below.
  HELD: ({ shipment }, _, { todo }) =>
    todo !== undefined && isOfHold(shipment, todo.act)
      ? titleOfStep(todo, shipment)
      : checkingWords(shipment),
  UNPAID: ({ shipment }) => `Not paid yet: ${whoseGoods(shipment)}`,
  FLIGHT: ({ shipment }, { title }) => `${title}: ${whoseGoods(shipment)}`,
  TROUBLE: ({ shipment }, { title }) => `${title}: ${whoseGoods(shipment)}`,
  LEFT: (facts) => leftWords(facts),
  OFFERED: ({ shipment }) => `A place is free for ${whoseGoods(shipment)}`,
  NOT_BOOKED: ({ shipment }, { title }) => `${title}: ${whoseGoods(shipment)}`,
  CODE_LOCKED: ({ shipment }, { title }) => `${title}: ${whoseGoods(shipment)}`,
  RECEIVED: ({ shipment, brand }) =>
    `${whoseGoods(shipment)} ${isOne(shipment) ? 'is' : 'are'} at our ${brand.facility.city} dock`,
  BOOKED: (facts) => {
    const day = flightDay(facts);
    return `Booked: ${whoseGoods(facts.shipment)}${day === undefined ? '' : `, ${day}`}`;
  },
  PICKUP: ({ shipment }, { title }) => `${title}: ${whoseGoods(shipment)}`,
  SETTLED: ({ shipment }, { title }) => `${title}: ${whoseGoods(shipment)}`,
};

/** Where the driver is going. Who has to be there is what there is to do. */
const outWords = ({ shipment: { consignee, door } }: ShipmentFacts): string =>
  `The driver has it and is on the way to ${possessive(firstName(consignee.name))} door${door === undefined ? '' : ` in ${door.town}`}.`;

/** That all of it is here, what it weighs, and what they agreed to for that. */
const receivedWords = ({ pieces, reweigh, charged }: Shipment): string => {
  const weighed = countedPieces(pieces).filter(({ measured }) => measured !== undefined);
  if (weighed.length < countedPieces(pieces).length) return 'We have it all.';
  const pounds = weighed.reduce((sum, { measured }) => sum + (measured?.thousandthsLb ?? 0), 0) / 1000;
  const weighs = `We have it all, and it weighs ${Number(pounds.toFixed(1)).toLocaleString('en-US')} lb.`;
  return reweigh?.status === 'APPROVED' && charged !== undefined
    ? `${weighs} You agreed to ${dollars(charged.total)} for that.`
    : weighs;
};

/** What is said in a letter that is named after something else, or besides its title. Empty where the title says all. */
const sentences: Readonly<Record<What, (facts: ShipmentFacts, said: Happening['said']) => string>> = {
  CANCELLED: ({ shipment: { endedBecause } }, { body }) =>
    endedBecause === undefined ? body : `${body} Why: ${endedBecause}`,
  DELIVERED: (facts) => `${handedWords(facts).join(' ')} ${reportWords(facts)}`,
  READY: () => '',
  OUT: outWords,
  CORRECTED: (_, { body }) => body,
  CHANGED: (_, { body }) => body,
  UNPAID: () => 'We have not received the payment yet.',
  HELD: () => '',
  FLIGHT: (_, { body }) => body,
  // What went wrong and is not over is among what we do about it.
  TROUBLE: ({ shipment: { pieces } }, { body }) =>
    troubleWords(countedPieces(pieces)).length > 0 ? '' : body,
  LEFT: () => '',
  OFFERED: (_, { body }) => body,
  NOT_BOOKED: (_, { body }) => body,
  // What there is to do says it, with the new code.
  CODE_LOCKED: ({ passedOn }, { body }) => (passedOn?.isLocked ? '' : body),
  // What a pickup that nobody needs takes off the price may have been paid.
  RECEIVED: ({ shipment, bill }) =>
    [
      receivedWords(shipment),
      broughtBeforeWords(shipment),
      bill !== undefined && bill.owed < 0 ? payBackWords(-bill.owed) : '',
    ]
      .filter(Boolean)
      .join(' '),
  // Of what they did themselves nothing is said but what comes.
  BOOKED: (_, { body }) => body,
  // When we come is what there is to do.
  PICKUP: () => '',
  SETTLED: (_, { body }) => body,
};

/** What to do and what comes, in sentences. The letter shows the first thing to do in a block of its own, and its flight is said once. */
const restOf = (
  { todo, ours, comes, isOver }: NextStep,
  told: readonly What[],
  facts: ShipmentFacts,
): readonly string[] => {
  // What becomes of the money and the goods of what was canceled.
  if (isOver) return told.includes('CANCELLED') ? comes.slice(1) : [];
  const isSaid = comes.some((line) => /\bfl(?:ies|y)\b/.test(line));
  const lines = (todo?.lines ?? []).filter((line) => !(isSaid && saysFlight(line)));
  // A locked code asks for a new one also where nothing waits for it at the moment.
  const isAsked = todo !== undefined || told.includes('CODE_LOCKED');
  // That it is handed over is all that comes once the driver has it, and who has it now is what is told.
  const isTold = told.includes('DELIVERED') ? handedWords(facts) : [];
  const ahead = told.includes('OUT') ? '' : comes.filter((line) => !isTold.includes(line)).join(' ');
  return [...lines, ...ours, ahead, ...(isAsked ? [] : [`${NOTHING_TO_DO}.`])];
};

/** The counter where it is collected, unless what is to be done says it. Whoever passes the letter on spares a call. */
const collectedAt = (
  { shipment, capabilities }: ShipmentFacts,
  { todo }: NextStep,
): Pick<ShipmentDigest, 'place'> => {
  const isSaid = todo?.place !== undefined || !waitsAtCounter(shipment);
  const place = isSaid || capabilities === undefined ? undefined : counterOf(capabilities, shipment.to);
  return place === undefined ? {} : { place };
};

/** A number that works there for what a driver is bringing. */
const callRows = ({ shipment: { pieces, to }, capabilities }: ShipmentFacts): ShipmentDigest['rows'] => {
  const isOut = pieces.some(({ state }) => state === 'OUT_FOR_DELIVERY');
  const phone = isOut && capabilities ? counterOf(capabilities, to)?.phone : undefined;
  return phone === undefined ? [] : [['Call there', phone.display]];
};

/** The day of the flight, and of each where pieces fly apart. */
const flightRows = (facts: ShipmentFacts): ShipmentDigest['rows'] => {
  const counted = countedPieces(facts.shipment.pieces);
  const flights = Map.groupBy(counted, (piece) => flightFor(facts, piece));
  const days = [...flights].flatMap(([flight, pieces]) => {
    if (flight === undefined || flight.state === 'CANCELLED') return [];
    const which = pieces.map(({ n }) => n);
    const isAll = pieces.length === counted.length;
    return [`${dayWords(flight.day)}${isAll ? '' : ` (${piecesTitle(which).toLowerCase()})`}`];
  });
  return days.length === 0 ? [] : [[days.length === 1 ? 'Flight' : 'Flights', days.join(', ')]];
};

/** What a pickup costs that is in the price, until the goods are here. */
const pickupRows = ({ shipment: { state, promise, charged } }: ShipmentFacts): ShipmentDigest['rows'] => {
  const price = charged ?? promise;
  const pickup = pickupIn(price);
  return state === 'BOOKED' && pickup > 0
    ? [['Pickup', `${dollars(pickup)}, in the price of ${dollars(price.total)}`]]
    : [];
};

const rowsOf = (facts: ShipmentFacts): ShipmentDigest['rows'] => {
  const { number, consignee, pieces, to, state } = facts.shipment;
  const isFlying = state !== 'DRAFT' && state !== 'CANCELLED';
  return [
    ['For', consignee.name],
    ['What', goodsWords(pieces).replace(/^\D/, (first) => first.toUpperCase())],
    ['To', `${destinations[to].city}, ${destinations[to].country}`],
    ...(isFlying ? flightRows(facts) : []),
    ...pickupRows(facts),
    ...callRows(facts),
    ['Tracking number', number],
  ];
};

/** What only the sender can answer, so that the letter is named after it. */
const decisions: readonly Act[] = ['DECIDE_REWEIGH', 'ANSWER_DAMAGE'];

/**
 * The weightiest first. Goods that came as they were booked are here, which says that they are booked. What waits for a decision comes before
 * what was booked, which asks for nothing.
 */
const weightiestFirst = (told: readonly What[], { todo }: NextStep): readonly What[] => {
  const isHere = told[0] === 'BOOKED' && told.includes('RECEIVED');
  const so = isHere ? ['RECEIVED' as const, ...told.filter((what) => what !== 'RECEIVED')] : told;
  if (todo === undefined || !decisions.includes(todo.act)) return so;
  const rank = (what: What): number =>
    whats.indexOf(what === 'HELD' ? 'BOOKED' : what) - Number(what === 'HELD') / 2;
  return so.toSorted((one, other) => rank(one) - rank(other));
};

/**
 * The one letter about what happened to a shipment, in the words of how it is now. Undefined when nothing of it is so any more: it was taken
 * back, or is over.
 */
export const digestOf = (
  happened: readonly Happening[],
  facts: ShipmentFacts,
): ShipmentDigest | undefined => {
  const next = nextOfSender(facts);
  const order = happened.map(({ what }) => what);
  const so = weightiestFirst(newestFirst(stillSo(order, facts), order), next);
  const [what] = so;
  if (what === undefined) return undefined;
  const dock = placeBeside(next);
  // The last of several of a kind: it is how things are now.
  const saidOf = (one: What) =>
    happened.findLast((other) => other.what === one)?.said ?? { title: '', body: '' };
  return {
    what,
    whats: so,
    title: titles[what](facts, saidOf(what), next),
    sentences: [...so.map((one) => sentences[one](facts, saidOf(one))), ...restOf(next, so, facts)].filter(
      (text, index, all) => text !== '' && all.indexOf(text) === index,
    ),
    next,
    ...besideTodo(next),
    ...(next.todo?.act === 'DECIDE_REWEIGH'
      ? { measured: measuredRows(facts.shipment), prices: pricesOf(facts.shipment) }
      : {}),
    ...collectedAt(facts, next),
    ...(dock === undefined ? {} : { dock }),
    rows: rowsOf(facts),
  };
};
