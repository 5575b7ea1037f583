import type { Booking } from '#domain/bookings/booking.ts';
import { haveReady } from '#domain/bookings/have-ready.ts';
import { pageOf } from '#domain/bookings/next-step/facts.ts';
import { placeLine } from '#domain/bookings/place-words.ts';
import { slotHours, slotWords } from '#domain/departures/slots/slot-words.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { shortClock } from '#domain/kernel/short-times.ts';
import { goodsInWords } from '#domain/quotes/quote-words.ts';
import type { Stop } from '#domain/runs/run.ts';
import type { Told } from '#domain/runs/telling/told.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Digested } from '../../../runtime/digest.ts';
import type { LetterStatus } from '../../../runtime/letters/letter.ts';

/** A stop of which its people are told. */
export interface ToldStop {
  readonly purpose: Stop['purpose'];
  /** The day of its run. */
  readonly day: string;
  readonly told: Told;
}

interface Words {
  readonly title: string;
  readonly body: string;
  readonly status: LetterStatus;
  /** The subject, where the title alone does not say when. */
  readonly subject: string;
}

const forWhat = ({ purpose }: Pick<ToldStop, 'purpose'>): string =>
  purpose === 'FIRST' ? 'with your empty barrels' : 'for your pickup';

/** What is told of a stop, always as a window: nobody promises a minute. What was true on the road has the time at which it was. */
export const wordsOf = (stop: ToldStop): Words => {
  const { day, told } = stop;
  const hours = slotHours(told);
  const asOf = `as of ${shortClock(new Date(told.at))}`;
  switch (told.what) {
    case 'WINDOW':
      return {
        title: `We come ${forWhat(stop)}`,
        body: `Our van comes ${slotWords({ day, ...told })}. We will tell you when you are next.`,
        status: { words: 'Planned', tone: 'time' },
        subject: `We come ${forWhat(stop)}: ${slotWords({ day, ...told })}`,
      };
    case 'NEXT':
      return {
        title: 'You are our next stop',
        body: `Our driver is on the way to you ${forWhat(stop)}. We expect to be there ${hours}, ${asOf}.`,
        status: { words: 'On the way', tone: 'time' },
        subject: `You are our next stop: ${hours}`,
      };
    case 'LATER':
      return {
        title: 'We come later than planned',
        body: `We are late ${forWhat(stop)}. We are sorry. You are next, and we expect to be there ${hours}, ${asOf}.`,
        status: { words: 'Later', tone: 'time' },
        subject: `We come later than planned: ${hours}`,
      };
  }
};

/** What to have ready is said with the window; whoever is next has it. */
const readyWords = ({ purpose, told }: ToldStop, booking: Booking): readonly string[] =>
  told.what === 'WINDOW' && purpose === 'MAIN' ? [haveReady(booking).join(' ')] : [];

/** The letter to the owner of a booking about one of its visits, and the same for the phone. */
export const visitDigest = (stop: ToldStop, booking: Booking, brand: Pick<Brand, 'email'>): Digested => {
  const { title, body, status, subject } = wordsOf(stop);
  const { ownerId, reference, phone, name } = booking;
  const onTheDay = `Our driver calls ${readableE164(phone)} and asks for ${name}.`;
  const recipient = { recipient: 'customer', to: { userId: ownerId } };
  return {
    letter: {
      ...recipient,
      subject,
      status,
      heading: title,
      paragraphs: [body, ...readyWords(stop, booking), onTheDay],
      ...(isPersonId(ownerId) ? {} : { action: { label: 'Open the pickup', path: pageOf(booking) } }),
      facts: [
        { label: 'What', value: goodsInWords(booking) },
        { label: 'Where', value: placeLine(booking.place) },
        { label: 'Reference', value: reference },
      ].filter(({ value }) => value !== ''),
      about: `the reference ${reference}`,
      replyTo: brand.email,
    },
    news: {
      ...recipient,
      kind: 'progress',
      template: 'other_news',
      fields: { number: reference, title, detail: body },
      path: pageOf(booking),
    },
    // It is of no use once the van was there.
    by: stop.told.what === 'WINDOW' ? stop.told.from : stop.told.at,
  };
};
