import { lastChecked } from '../../carriage/customs/charge-rules.ts';
import { type DestinationCode, destinations } from '../../kernel/destinations.ts';
import { usDollars } from '../../kernel/money.ts';
import { possessive } from '../../kernel/person/company-name.ts';
import type { Counter } from '../../settings/counters/counter.ts';
import { lastOpenWords } from '../../settings/counters/last-open.ts';
import { payers } from '../customs/customs-entry.ts';
import { dayWords, destinationCity, localDay, localTime } from '../tracking/local-times.ts';
import { piecesTitle } from '../tracking/piece-titles.ts';
import type { CollectPage } from './collect-page.ts';
import { notBroughtWords } from './collected-in.ts';
import { photoIds } from './papers-shown.ts';
import type { PieceStorage } from './storage.ts';
import { THE_CODE, taxNumberWords } from './who-collects.ts';

/** What the page is made from. */
type Facts = Omit<CollectPage, 'words'> & {
  /** The town in the receiver's address. */
  readonly town?: string | undefined;
  /** Our counter there. */
  readonly collectAt?: Pick<Counter, 'town' | 'hours'> | undefined;
};

/** Until when it can be collected up to a day: as the counter closes then. */
const untilWords = (
  { collectAt, where: { to, asOf } }: Pick<Facts, 'collectAt' | 'where'>,
  day: string,
): string => lastOpenWords(collectAt, to, { day, now: new Date(asOf) }) ?? dayWords(day);

/** The day on the calendar there from which all that waits could be collected. */
const readyDay = (waiting: readonly PieceStorage[], to: DestinationCode): string => {
  const [last = ''] = waiting
    .map(({ readyAt }) => readyAt)
    .toSorted()
    .toReversed();
  return localDay(last, destinationCity(to));
};

/** What the receiver has to do, and by when: their own deadline is the end of the free days. */
const deadlineWords = (
  facts: Pick<Facts, 'doorTown' | 'ready' | 'storage' | 'taxNumber' | 'where' | 'collectAt'>,
): readonly string[] => {
  const { doorTown, ready, storage, taxNumber, where } = facts;
  if (where.isDone) return [];
  const paper = taxNumber.isAsked ? ` Have your ${taxNumber.name} ready: customs asks for it.` : '';
  if (doorTown !== undefined) return [`Nothing for you to do now.${paper}`];
  const waiting = storage.pieces.filter(({ n }) => ready.includes(n));
  const [first] = waiting.map(({ freeUntil }) => freeUntil).toSorted();
  if (first === undefined) return [`Nothing for you to collect yet.${paper}`];
  const since = `Ready since ${readyDay(waiting, where.to)}.`;
  return waiting.some(({ fee }) => fee > 0)
    ? [since, `The free days ended ${dayWords(first)}. Storage costs more each week, so collect it soon.`]
    : [since, `Collect it by ${untilWords(facts, first)}. Until then storage is free.`];
};

/** Where it is collected or brought, in sentences. The counter itself is shown with its map, hours and numbers. */
const whereWords = ({
  counter,
  doorTown,
  town,
  collectAt,
  where: { to },
}: Pick<Facts, 'counter' | 'doorTown' | 'town' | 'collectAt' | 'where'>): readonly string[] => {
  const { city } = destinations[to];
  if (doorTown !== undefined) return [`It is brought to the door in ${doorTown}. You do not have to come.`];
  const notBrought = notBroughtWords({ to, town, counterTown: collectAt?.town }, 'you collect');
  if (counter !== undefined) return notBrought === undefined ? [] : [notBrought];
  return notBrought === undefined
    ? [`You collect it in ${city}. Call us for the address before you go.`]
    : [notBrought, 'Call us for the address before you go.'];
};

/** What somebody needs at the counter, one thing each. */
const bringWords = ({
  receiver,
  collector,
  taxNumber,
  freightDue,
  storage,
}: Pick<
  CollectPage,
  'receiver' | 'collector' | 'taxNumber' | 'freightDue' | 'storage'
>): readonly string[] => {
  const fee = storage.pieces.reduce((sum, piece) => sum + piece.fee, 0);
  return [
    collector.name === undefined
      ? `A photo ID of ${receiver}: ${photoIds}.`
      : `A photo ID of whoever comes, ${receiver} or ${collector.name}: ${photoIds}.`,
    `The ${THE_CODE} from this page.`,
    taxNumberWords(taxNumber, possessive(receiver)),
    ...(freightDue === undefined
      ? []
      : [`${usDollars(freightDue)} for the freight, which the sender left to you.`]),
    ...(fee === 0 ? [] : [`${usDollars(fee)} for storage until today.`]),
  ];
};

/** What customs did charge, as our agent entered it. */
const chargedWords = ({ customs, where }: Pick<Facts, 'customs' | 'where'>): readonly string[] => {
  const total = customs.charged.reduce((sum, { amount }) => sum + amount, 0);
  const on = customs.at === undefined ? '' : ` Entered ${localTime(customs.at, destinationCity(where.to))}.`;
  return [`Customs charged ${usDollars(total)}.${on}`];
};

/** What customs may charge for what is in this shipment: figures, else the rules about these goods, else whom to ask. */
const expectedWords = ({ customs }: Pick<Facts, 'customs'>): readonly string[] => {
  const { estimate, estimateIsPart, sources, rules, authority } = customs;
  const ask = `The ${authority.name} decides. Ask them${authority.site === undefined ? '' : ` (${authority.site})`} what yours costs.`;
  if (estimate.length > 0)
    return [
      'This is an estimate, not a bill.',
      ...estimate.map(({ kind, amount }) => `${kind}: about ${usDollars(amount)}.`),
      ...(estimateIsPart ? ['For the other goods we do not know what customs charges.'] : []),
      ...(sources.length > 0 ? [`Source: ${sources.join('; ')}. ${lastChecked}`] : []),
      ask,
    ];
  return [
    ...rules,
    rules.length > 0
      ? `What that comes to for this shipment, we do not know. ${ask}`
      : `We do not know what customs charges for this. ${ask}`,
  ];
};

/** Who has paid customs, to the receiver. */
const paidWords: Readonly<Record<(typeof payers)[number], string>> = {
  RECEIVER: 'You have paid it.',
  SENDER: 'The sender has paid it.',
  AGENT: 'Our partner there has paid it for now. Ask the counter what you pay back.',
};

/** What customs charges, and who pays it. */
const dutyWords = (facts: Pick<Facts, 'customs' | 'where'>): readonly string[] => {
  const { charged, senderPays, paidBy } = facts.customs;
  const payer = senderPays ? ['The sender pays duty and tax.'] : [];
  if (charged.length === 0) return [...expectedWords(facts), ...payer];
  const paid = payers.find((one) => one === paidBy);
  return [...chargedWords(facts), ...(paid === undefined ? payer : [paidWords[paid]])];
};

const daysWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** How long it can wait, and what that costs. */
const storageWords = (facts: Pick<Facts, 'storage' | 'where' | 'collectAt'>): readonly string[] => {
  const { freeDays, perPieceWeek, pieces } = facts.storage;
  const rule = `Storage is free for ${daysWords(freeDays)}. After that, each piece costs ${usDollars(perPieceWeek)} per week or part of a week.`;
  const words = ({ freeUntil, fee }: PieceStorage): string =>
    fee === 0 ? `free until ${untilWords(facts, freeUntil)}.` : `${usDollars(fee)} until today.`;
  const alike = Map.groupBy(pieces, words);
  return [
    rule,
    ...[...alike].map(
      ([text, some]) => `${piecesTitle(some.map(({ n }) => n))}${some.length > 1 ? ', each' : ''}: ${text}`,
    ),
  ];
};

/** The sentences of the receiver's page. They are made where the facts are, so that the page stays light. */
export const collectSentences = (facts: Facts): CollectPage['words'] => ({
  deadline: [...deadlineWords(facts)],
  where: [...whereWords(facts)],
  bring: [...bringWords(facts)],
  duty: [...dutyWords(facts)],
  storage: [...storageWords(facts)],
});
