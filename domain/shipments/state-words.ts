import { airportPlace } from '../kernel/airports.ts';
import { whoMayCollect } from './handover/who-collects.ts';
import { type PieceException, type PieceState, pieceStates } from './lifecycle.ts';

/** A title and a sentence for the sender. */
export interface News {
  readonly title: string;
  readonly body: string;
  /** What follows. A letter that goes later says it from how things are by then. */
  readonly comes?: string;
}

/** The names that are put into the statuses. */
export interface Journey {
  /** Day or date of the flight. */
  readonly departs: string;
  /** Town of our dock. */
  readonly dock: string;
  /** IATA codes of the airports. */
  readonly from: string;
  readonly to: string;
  /** `flight XX 100`, or another name for it. */
  readonly flight: string;
}

/** The names and sentences that are put into what comes next. */
interface Ahead {
  /** Where it is collected. */
  readonly city: string;
  readonly dock: string;
  /** With which flight it flies. */
  readonly flies: string;
  /** How it comes to our dock. */
  readonly comes: string;
  /** That it was handed over, and when. */
  readonly handed: string;
  /** Who gets it ready once customs has released it. */
  readonly handled: string;
  readonly receiver: string;
  /** What the counter asks for. */
  readonly bring: string;
}

/** One status in the tracking of a piece. */
interface TrackingLine {
  readonly text: string;
  readonly meaning: string;
  readonly codes: readonly string[];
}

/** All words of a state. A new state does not compile without them. Names in braces are filled in. */
interface WordsOfState {
  /** On the badges and in the lists of the desk. */
  readonly desk: string;
  /** Where a piece is: `Piece 3 is on the list of its flight.` */
  readonly now: string;
  /** What sender, receiver and strangers read (trade.md, Shipments). */
  readonly told: string;
  /** What that means for them; undefined for what is not on its way. */
  readonly means: string | undefined;
  /** IATA status codes; empty when there is none. */
  readonly codes: readonly string[];
  /** What happens next. */
  readonly next: string;
  /** What a sender is told when the whole shipment has come this far; undefined for a step inside our work. */
  readonly news: News | undefined;
}

export const wordsOfState: Readonly<Record<PieceState, WordsOfState>> = {
  DRAFT: {
    desk: 'Not booked',
    now: 'is not booked yet',
    told: 'Not booked yet',
    means: undefined,
    codes: [],
    next: 'It has to be booked first.',
    news: undefined,
  },
  BOOKED: {
    desk: 'Booked',
    now: 'has not come to the dock yet',
    told: 'Booked for {departs}',
    means: 'It has a place on that flight. The goods still have to reach the dock before its cutoff.',
    codes: ['BKD'],
    next: '{comes}',
    news: undefined,
  },
  PICKED_UP: {
    desk: 'Picked up',
    now: 'is on its way to the dock',
    told: 'Picked up from the sender',
    means: 'Our driver picked it up. Only when a pickup was booked.',
    codes: ['DPU'],
    next: 'Our driver brings it to our {dock} facility. {flies}',
    news: { title: 'Picked up', body: 'Our driver has it.' },
  },
  RECEIVED: {
    desk: 'At the dock',
    now: 'is at the dock and not screened yet',
    told: 'At our {dock} facility',
    means:
      'We weighed, measured and photographed it. If that differs from what was declared, we tell the sender.',
    codes: ['FOH'],
    next: 'Next is security screening. {flies}',
    news: { title: 'Received', body: 'It is at our {dock} facility.' },
  },
  READY: {
    desk: 'Screened',
    now: 'is screened and ready to fly',
    told: 'Screened, ready to fly',
    means: 'Security screening is done and all papers are here.',
    codes: [],
    next: '{flies}',
    news: { title: 'Screened', body: 'It is screened and ready to fly.' },
  },
  MANIFESTED: {
    desk: 'On the flight',
    now: 'is on the list of its flight',
    told: 'On {flight}',
    means: 'It is on the list of this flight. From now on it can no longer be canceled.',
    codes: ['MAN'],
    next: '{flies}',
    news: undefined,
  },
  DEPARTED: {
    desk: 'Left',
    now: 'has left with its flight',
    told: 'Left {from}',
    means: 'The plane has taken off with it.',
    codes: ['DEP'],
    next: 'It lands in {city}, and then goes to customs.',
    news: { title: 'Left with its flight', body: 'It has left with its flight.' },
  },
  ARRIVED: {
    desk: 'Landed',
    now: 'has landed',
    told: 'Landed in {to}',
    means: 'The plane has landed with it.',
    codes: ['ARR'],
    next: 'Our partner in {city} counts the pieces and gives the papers to customs.',
    news: { title: 'Landed', body: 'It has landed. Next is customs.' },
  },
  CHECKED_IN_DEST: {
    desk: 'Checked in at the destination',
    now: 'is checked in at the destination',
    told: 'Checked in at destination',
    means: 'Our partner there has counted the pieces.',
    codes: ['RCF'],
    next: 'Customs looks at the papers.',
    news: undefined,
  },
  CUSTOMS: {
    desk: 'With customs',
    now: 'is with customs',
    told: 'With customs',
    means: 'Customs looks at the papers and sometimes at the goods. They decide how long that takes.',
    codes: ['CRC'],
    next: 'Customs has to release it first.',
    news: undefined,
  },
  CLEARED: {
    desk: 'Released',
    now: 'is released by customs',
    told: 'Released by customs',
    means: 'Customs is done with it.',
    codes: ['CCD'],
    next: '{handled}',
    news: { title: 'Released by customs', body: 'Customs has released it.' },
  },
  READY_FOR_COLLECTION: {
    desk: 'Ready to collect',
    now: 'is ready to be collected',
    told: 'Ready to collect',
    means: 'The receiver can come and collect it. The free days at the counter begin.',
    codes: ['NFD'],
    next: '{receiver} can collect it in {city}, with {bring}.',
    news: {
      title: 'Ready to collect',
      body: `It can be collected. ${whoMayCollect}`,
    },
  },
  OUT_FOR_DELIVERY: {
    desk: 'Out for delivery',
    now: 'is out for delivery',
    told: 'Out for delivery',
    means: 'Only when delivery to the door was booked.',
    codes: [],
    next: 'Next is the handover at the door.',
    news: { title: 'Out for delivery', body: 'It is on the way to the door.' },
  },
  DELIVERED: {
    desk: 'Delivered',
    now: 'is handed over',
    told: 'Delivered',
    means: 'Handed over, and someone signed for it.',
    codes: ['DLV', 'DDL'],
    next: '{handed} If something is broken or missing, keep the packing and write to us.',
    news: { title: 'Delivered', body: 'The receiver has it.' },
  },
  CANCELLED: {
    desk: 'Canceled',
    now: 'is canceled',
    told: 'Canceled',
    means: undefined,
    codes: [],
    next: 'It does not fly.',
    news: undefined,
  },
};

/** What went wrong with a piece, as the desk reads it, and what customers read: that, and what is done about it. */
export const wordsOfException: Readonly<
  Record<PieceException, { readonly desk: string; readonly told: string }>
> = {
  SHORT_SHIPPED: { desk: 'Left behind', told: 'It was left behind when the plane was loaded.' },
  OFFLOADED: { desk: 'Taken off the flight', told: 'It was taken off the flight before takeoff.' },
  MISSING: { desk: 'Missing', told: 'We cannot find it right now, and we are looking for it.' },
  OVER_CARRIED: {
    desk: 'Flew past',
    told: 'It flew past its stop. The airline has to bring it back.',
  },
};

/** What customers read as the status of pieces that are astray, and what comes for them. What went wrong is in that, so it is not said again. */
export const wordsOfAstray = {
  MISSING: {
    status: 'We are looking for it',
    next: 'The sender is told when we find it.',
  },
  OVER_CARRIED: { status: 'Flew past its stop', next: 'The airline has to bring it back.' },
} as const satisfies Partial<Record<PieceException, { readonly status: string; readonly next: string }>>;

const filled = (words: string, names: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (missing, name: string) => names[name] ?? missing);

/** The status of a piece in words for customers: `Left Newark`. */
export const stateWords = (state: PieceState, journey: Journey): string =>
  filled(wordsOfState[state].told, {
    ...journey,
    from: airportPlace(journey.from),
    to: airportPlace(journey.to),
  });

/** Every status of a piece on its way, in order. */
export const trackingLines = (journey: Journey): readonly TrackingLine[] =>
  pieceStates.flatMap((state) => {
    const { means, codes } = wordsOfState[state];
    return means === undefined ? [] : [{ text: stateWords(state, journey), meaning: means, codes }];
  });

/** What comes next for pieces in a state. */
export const aheadOf = (state: PieceState, ahead: Ahead): string =>
  filled(wordsOfState[state].next, { ...ahead });
