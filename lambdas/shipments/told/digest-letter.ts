import { subjectText } from '#domain/files/file.ts';
import { dueWords } from '#domain/next-step/due-words.ts';
import type { Step } from '#domain/next-step/next-step.ts';
import { counterInLetter, placeInLetter } from '#domain/next-step/place-in-letter.ts';
import type { MailKind } from '#domain/notifications/kinds.ts';
import { CLAIMS } from '#domain/shipments/bill/claim-offer.ts';
import type { ShipmentDigest } from '#domain/shipments/digest/digest.ts';
import { kindOf } from '#domain/shipments/digest/kinds.ts';
import type { What } from '#domain/shipments/digest/whats.ts';
import { mayCancel } from '#domain/shipments/lifecycle.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { type ReceiverPage, sendPage } from '#domain/shipments/next-step/receiver-page.ts';
import type { AnnouncedLetter, AppLink } from '../../runtime/announcement.ts';
import type { Digested } from '../../runtime/digest.ts';
import type { LetterStatus, LetterTable, LetterToDo } from '../../runtime/letters/letter.ts';
import { worded } from '../../runtime/worded.ts';
import { flightStatus } from './flights/status.ts';
import { pageOf } from './pages.ts';

const statusOf: Readonly<Record<Exclude<What, 'FLIGHT'>, LetterStatus>> = {
  CANCELLED: { words: 'Canceled', tone: 'wrong' },
  DELIVERED: { words: 'Delivered', tone: 'done' },
  READY: { words: 'Ready to collect', tone: 'done' },
  OUT: { words: 'Out for delivery', tone: 'news' },
  CORRECTED: { words: 'Correction', tone: 'wrong' },
  CHANGED: { words: 'Changed for you', tone: 'news' },
  UNPAID: { words: 'Not paid yet', tone: 'time' },
  HELD: { words: 'On hold', tone: 'time' },
  TROUBLE: { words: 'Something went wrong', tone: 'wrong' },
  LEFT: { words: 'On its way', tone: 'news' },
  OFFERED: { words: 'Held for you', tone: 'time' },
  NOT_BOOKED: { words: 'Not booked', tone: 'wrong' },
  CODE_LOCKED: { words: 'Code locked', tone: 'wrong' },
  RECEIVED: { words: 'At our dock', tone: 'news' },
  BOOKED: { words: 'Booked', tone: 'done' },
  PICKUP: { words: 'Time agreed', tone: 'done' },
  SETTLED: { words: 'Good news', tone: 'done' },
};

/** A step as the letter shows it, with its hour by itself, and what is to be done after it. */
const toDoOf = (
  { act, title, name, by, place, button }: Step,
  {
    path,
    before,
    after,
  }: { readonly path: string; readonly before: readonly string[]; readonly after: readonly string[] },
): LetterToDo<AppLink> => ({
  title: name ?? title,
  ...(name === undefined || by === undefined ? {} : { by: dueWords(by) }),
  ...(place === undefined
    ? {}
    : { place: act === 'PASS_ON' ? counterInLetter(place) : placeInLetter(place) }),
  ...(act === 'DECIDE_REWEIGH'
    ? { action: { label: name ?? title, path }, hasOther: true as const }
    : { action: button ?? { label: 'Open the shipment', path } }),
  ...(before.length === 0 ? {} : { before }),
  ...(after.length === 0 ? {} : { after }),
});

/** What was told beside what was measured. */
const tableOf = (rows: NonNullable<ShipmentDigest['measured']>): LetterTable => ({
  title: 'What we measured',
  columns: ['', 'You told us', 'We measured'],
  rows,
});

/** What the scale showed, beside the price that is asked for by it. */
const photosOf = (
  { todo }: ShipmentDigest['next'],
  { number, reweigh }: ShipmentFacts['shipment'],
): Pick<AnnouncedLetter, 'photos'> => {
  const photos = todo?.act === 'DECIDE_REWEIGH' ? (reweigh?.photos ?? []) : [];
  if (photos.length === 0) return {};
  const of = subjectText({ kind: 'shipment', id: number });
  return {
    photos: photos.map((file, at) => ({
      of,
      file,
      alt: photos.length === 1 ? 'Photo of the scale' : `Photo ${at + 1} of the scale`,
      fileName: `scale-${at + 1}.jpg`,
    })),
  };
};

const isAlways = (what: What): boolean =>
  what === 'BOOKED' || what === 'PICKUP' || kindOf[what] === 'flights';

const mailKinds = (whats: readonly What[]): readonly MailKind[] | undefined =>
  whats.some(isAlways)
    ? undefined
    : [...new Set(whats.map((what) => kindOf[what]).filter((kind) => kind !== 'flights'))];

/** Where it is collected, or where it is brought beside the first thing to do. */
const placeOf = ({ place, dock }: ShipmentDigest): Pick<AnnouncedLetter, 'place'> => {
  if (place !== undefined) return { place: counterInLetter(place) };
  return dock === undefined ? {} : { place: placeInLetter(dock) };
};

interface To {
  readonly userId: string;
  readonly recipient: string;
  /** Where they say how it was, once everything is handed over. */
  readonly opinion?: string | undefined;
}

/** What a letter needs to know besides what it says. */
type Written = Pick<ShipmentFacts, 'shipment' | 'brand'> & ReceiverPage;

/**
 * The links beside the button: where to follow it and what to send to the receiver, as long as it is on its way and the receiver does not have
 * it. Of what is not booked there is nothing to follow.
 */
const linksOf = (
  { what, next: { isOver, todo, after } }: ShipmentDigest,
  { shipment: { number, state, consignee }, isPageOpened }: Written,
  opinion: string | undefined,
): readonly AppLink[] => {
  const path = pageOf([number]);
  const open = opinion === undefined ? [] : [{ label: 'Open the shipment', path }];
  if (what === 'DELIVERED')
    return [{ label: 'Report damage, loss or delay', path: `${path}#${CLAIMS}` }, ...open];
  if (isOver || state === 'DRAFT') return open;
  // What is paid after something else is still a press away.
  const pay = after.find(({ act }) => act === 'PAY')?.button;
  return [
    ...(pay === undefined ? [] : [pay]),
    // A page of the public site, and none of the app.
    { label: 'Follow it', path: `/tracking?number=${number}` },
    // Where that is what to do, the button does it.
    ...(todo?.act === 'PASS_ON' ? [] : sendPage({ number, consignee, isPageOpened })),
  ];
};

/** The button of a letter with nothing to do; beside the question of a new price, the other answer to it, which is asked once more there. */
const actionOf = (
  { next: { todo } }: ShipmentDigest,
  { number, pieces }: ShipmentFacts['shipment'],
  opinion: string | undefined,
): { readonly action?: AppLink } => {
  const path = pageOf([number]);
  if (todo?.act === 'DECIDE_REWEIGH')
    return mayCancel(pieces) ? { action: { label: 'Cancel this shipment', path: `${path}?cancel` } } : {};
  if (todo !== undefined) return {};
  return {
    action:
      opinion === undefined
        ? { label: 'Open the shipment', path }
        : { label: 'Say how it was', path: opinion },
  };
};

/**
 * What a message for the phone says below its title: what there is to do, or what happened. A title that is what there is to do has its sum
 * already, so that only until when is said below it.
 */
const detailOf = ({ title, sentences: [first = title], next: { todo } }: ShipmentDigest): string => {
  if (todo === undefined) return first;
  const { name, by } = todo;
  if (!title.startsWith(`${name ?? todo.title}: `)) return todo.title;
  return by === undefined ? first : `Please do this by ${dueWords(by)}.`;
};

/** What happened to a shipment as a letter, and the same for the phone. */
export const digested = (
  digest: ShipmentDigest,
  written: Written,
  { userId, recipient, opinion }: To,
): Digested => {
  const { what, whats, title, sentences, next, before, after, measured, prices = [], rows } = digest;
  const { shipment, brand } = written;
  const { number } = shipment;
  const path = pageOf([number]);
  const kind = mailKinds(whats);
  const { todo } = next;
  const [first = title, ...more] = sentences;
  const { opening, ...words } = worded('shipmentNews', { title, number, news: first });
  const letter: AnnouncedLetter = {
    recipient,
    to: { userId },
    ...(kind === undefined ? {} : { kind }),
    ...words,
    status: what === 'FLIGHT' ? flightStatus(title) : statusOf[what],
    heading: title,
    paragraphs: [opening, ...more],
    ...(todo === undefined ? {} : { todo: toDoOf(todo, { path, before, after }) }),
    ...placeOf(digest),
    ...actionOf(digest, shipment, opinion),
    ...(measured === undefined ? {} : { table: tableOf(measured) }),
    ...photosOf(next, shipment),
    facts: [...prices, ...rows].map(([label, value]) => ({ label, value })),
    links: linksOf(digest, written, opinion),
    about: number,
    replyTo: brand.email,
  };
  const fields = { number, title, detail: detailOf(digest) };
  return {
    letter,
    news: { recipient, to: { userId }, kind: kindOf[what], fields, path },
    by: todo?.by,
  };
};
