import type { Audience } from '#domain/notifications/audience.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { AnyEvent, EventContract, EventOf } from '#events/envelope.ts';
import type { Letter } from './letter.ts';

/** A line in a feed. */
interface AnnouncedLine {
  readonly audience: Audience;
  readonly title: string;
  readonly body: string;
  /** A path of the app. */
  readonly link?: string;
}

/** A letter before it is written: what to do next is a path of the app. */
export interface AnnouncedLetter extends Omit<Letter, 'action'> {
  /** Who gets it, as the event names them: `customer`. One gets one letter of an event, however often it is heard. */
  readonly recipient: string;
  /** Their address. */
  readonly to: string;
  readonly action?: { readonly label: string; readonly path: string };
}

/** What is said together. */
export interface Told {
  readonly lines?: readonly AnnouncedLine[];
  readonly letters?: readonly AnnouncedLetter[];
}

/** For news that anybody can cause in any number: this many are told within a window, so that none drowns the rest. */
export interface RateCap {
  /** Names what is counted, `error-groups`. */
  readonly of: string;
  readonly most: number;
  /** The event's own hour or day, so that a repetition finds what was decided before. */
  readonly window: string;
  /** An e-mail address that each has a count of its own; only a hash of it is kept. */
  readonly address?: string;
  /** Told once for all that are beyond. */
  readonly beyond?: Told;
}

/** One part of an announcement; what of it cannot be told keeps no other part back. */
export interface Telling extends Told {
  readonly cap?: RateCap;
}

/** What one type of event has people told. */
export interface Announcement {
  readonly type: string;
  readonly of: (event: AnyEvent, brand: Brand) => readonly Telling[];
}

/** An announcement of one contract; it is given the event as its own schema parses it. */
export const announce = <Contract extends EventContract>(
  contract: Contract,
  of: (data: EventOf<Contract>, brand: Brand) => readonly Telling[],
): Announcement => ({
  type: contract.type,
  of: (event, brand) => of(contract.schema.parse(event) as EventOf<Contract>, brand),
});
