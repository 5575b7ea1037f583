import { destinations } from '../../kernel/destinations.ts';
import { dollars } from '../../kernel/money.ts';
import { dayWords, destinationCity, localTime } from '../tracking/local-times.ts';
import { piecesTitle } from '../tracking/piece-titles.ts';
import type { CollectPage } from './collect-page.ts';
import type { PieceStorage } from './storage.ts';

/** What the page is made from. */
type Facts = Omit<CollectPage, 'words'> & {
  /** The town in the receiver's address. */
  readonly town?: string | undefined;
};

/** What the receiver has to do, and by when: their own deadline is the end of the free days. */
const deadlineWords = ({
  doorTown,
  ready,
  storage,
  taxNumber,
  where,
}: Pick<Facts, 'doorTown' | 'ready' | 'storage' | 'taxNumber' | 'where'>): readonly string[] => {
  if (where.isDone) return [];
  const paper = taxNumber.isAsked ? ` Have your ${taxNumber.name} ready: customs asks for it.` : '';
  if (doorTown !== undefined) return [`Nothing for you to do now.${paper}`];
  const waiting = storage.pieces.filter(({ n }) => ready.includes(n));
  const [first] = waiting.map(({ freeUntil }) => freeUntil).toSorted();
  if (first === undefined) return [`Nothing for you to collect yet.${paper}`];
  return waiting.some(({ fee }) => fee > 0)
    ? [`The free days ended ${dayWords(first)}. Storage costs more each week, so collect it soon.`]
    : [`Collect it by ${dayWords(first)}. Until then the counter keeps it free.`];
};

/** Where it is collected or brought, in sentences. */
const whereWords = ({
  counter,
  doorTown,
  town,
  where: { to },
}: Pick<Facts, 'counter' | 'doorTown' | 'town' | 'where'>): readonly string[] => {
  const { city } = destinations[to];
  if (doorTown !== undefined) return [`It is brought to the door in ${doorTown}. You need not come.`];
  const isElsewhere = town !== undefined && town !== '' && town.toLowerCase() !== city.toLowerCase();
  const notBrought = isElsewhere ? [`It is not brought to ${town}: you collect it in ${city}.`] : [];
  if (counter === undefined)
    return isElsewhere
      ? [...notBrought, 'Call us for the address before you go.']
      : [`You collect it in ${city}. Call us for the address before you go.`];
  return [
    ...notBrought,
    `${counter.name}.`,
    counter.hours === undefined
      ? 'Call before you go: we do not have the hours here.'
      : `Open ${counter.hours}.`,
  ];
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
      ? `An ID of ${receiver}: passport, national ID card or driver’s license.`
      : `An ID of whoever comes, ${receiver} or ${collector.name}: passport, national ID card or driver’s license.`,
    'The code from this page.',
    taxNumber.isAsked
      ? `The ${taxNumber.name} (${taxNumber.words}) of whoever comes. Customs asks for it.`
      : `The ${taxNumber.name} (${taxNumber.words}), if you have one. Customs may ask for it.`,
    ...(freightDue === undefined
      ? []
      : [`${dollars(freightDue)} for the freight, which the sender left to you.`]),
    ...(fee === 0 ? [] : [`${dollars(fee)} for storage until today.`]),
  ];
};

/** When the amounts of an estimate were reported is in the sources. */
const dutyWords = ({ customs, where }: Pick<Facts, 'customs' | 'where'>): readonly string[] => {
  const { charged, estimate, estimateIsPart, sources, authority, at, senderPays, paidBy } = customs;
  const payer = senderPays ? ['The sender pays duty and tax.'] : [];
  if (charged.length > 0) {
    const total = charged.reduce((sum, { amount }) => sum + amount, 0);
    const on = at === undefined ? '' : ` Entered ${localTime(at, destinationCity(where.to))}.`;
    return [
      `Customs charged ${dollars(total)}.${on}`,
      ...(paidBy === 'SENDER' ? ['The sender has paid it.'] : payer),
    ];
  }
  const ask = `The ${authority.name} decides. Ask them${authority.site === undefined ? '' : ` (${authority.site})`} before you come.`;
  if (estimate.length === 0) return [`We do not know what customs charges for this. ${ask}`, ...payer];
  const figures = estimate.map(({ kind, amount }) => `${kind}: about ${dollars(amount)}.`);
  return [
    'This is an estimate, not a bill.',
    ...figures,
    ...(estimateIsPart ? ['For the other goods we do not know what customs charges.'] : []),
    ...(sources.length > 0 ? [`Reported by ${sources.join('; ')}.`] : []),
    ask,
    ...payer,
  ];
};

const daysWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** How long it can wait, and what that costs. */
const storageWords = ({ storage }: Pick<Facts, 'storage'>): readonly string[] => {
  const { freeDays, perPieceWeek, pieces } = storage;
  const rule = `The counter keeps it ${daysWords(freeDays)} free. After that, each piece costs ${dollars(perPieceWeek)} for each week that begins.`;
  const words = ({ freeUntil, fee }: PieceStorage): string =>
    fee === 0 ? `free until ${dayWords(freeUntil)}.` : `${dollars(fee)} each until today.`;
  const alike = Map.groupBy(pieces, words);
  return [rule, ...[...alike].map(([text, some]) => `${piecesTitle(some.map(({ n }) => n))}: ${text}`)];
};

/** The sentences of the receiver's page. They are made where the facts are, so that the page stays light. */
export const collectSentences = (facts: Facts): CollectPage['words'] => ({
  deadline: [...deadlineWords(facts)],
  where: [...whereWords(facts)],
  bring: [...bringWords(facts)],
  duty: [...dutyWords(facts)],
  storage: [...storageWords(facts)],
});
