import { destinations } from '../../kernel/destinations.ts';
import { dollars } from '../../kernel/money.ts';
import { dayWords, destinationCity, localTime } from '../tracking/local-times.ts';
import { piecesTitle } from '../tracking/piece-titles.ts';
import type { CollectPage } from './collect-page.ts';
import type { PieceStorage } from './storage.ts';

/** What the page is made from. */
type Facts = Omit<CollectPage, 'words'>;

/** Where it is collected or brought, in sentences. */
const whereWords = ({
  counter,
  doorTown,
  where: { to },
}: Pick<Facts, 'counter' | 'doorTown' | 'where'>): readonly string[] => {
  const { city } = destinations[to];
  if (doorTown !== undefined) return [`It is brought to the door in ${doorTown}. You need not come.`];
  if (counter === undefined) return [`You collect it in ${city}. Call us for the address before you go.`];
  return [
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
      ? `The ${taxNumber.name} (${taxNumber.words}) of whoever comes. Customs ask for it.`
      : `The ${taxNumber.name} (${taxNumber.words}), if you have one. Customs may ask for it.`,
    ...(freightDue === undefined
      ? []
      : [`${dollars(freightDue)} for the freight, which the sender left to you.`]),
    ...(fee === 0 ? [] : [`${dollars(fee)} for storage until today.`]),
  ];
};

/** When the amounts of an estimate were reported is in the sources. */
const dutyWords = ({ customs, where }: Pick<Facts, 'customs' | 'where'>): readonly string[] => {
  const { charged, estimate, sources, authority, at, senderPays, paidBy } = customs;
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
  if (estimate.length === 0) return [`We do not know what customs charge for this. ${ask}`, ...payer];
  const figures = estimate.map(({ kind, amount }) => `${kind}: about ${dollars(amount)}.`);
  return [
    'This is an estimate, not a bill.',
    ...figures,
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
  where: [...whereWords(facts)],
  bring: [...bringWords(facts)],
  duty: [...dutyWords(facts)],
  storage: [...storageWords(facts)],
});
