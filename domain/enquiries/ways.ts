import * as z from 'zod/mini';

/** The ways by which we write to somebody. */
export const messageWays = ['email', 'whatsapp'] as const;
export const MessageWay = z.enum(messageWays);
export type MessageWay = z.infer<typeof MessageWay>;

/** Why a way is closed, as staff read it. */
export const closedWords = {
  NO_ADDRESS: 'We have no e-mail address for them.',
  ADDRESS_STOPPED: 'Our e-mail to this address came back or was reported as spam.',
  NOT_OFFERED: 'WhatsApp is not set up.',
  NO_NUMBER: 'We have no phone number for them.',
  NO_CONSENT: 'They have not agreed to WhatsApp messages for this number.',
  WINDOW_CLOSED:
    'WhatsApp lets us write only within 24 hours after their last message. Write an e-mail instead, or call.',
} as const;
type WhyClosed = keyof typeof closedWords;

/** A way to somebody: where a message would go, and why it is closed where it is. */
const Way = z.object({
  /** E-mail address or number in E.164. Absent where we have none. */
  to: z.optional(z.string()),
  closed: z.optional(z.enum(Object.keys(closedWords) as [WhyClosed, ...WhyClosed[]])),
  /** Until when it is open, ISO 8601 UTC. E-mail has no end. */
  until: z.optional(z.string()),
});
export type Way = z.infer<typeof Way>;

export const Ways = z.object({ email: Way, whatsapp: Way });
export type Ways = z.infer<typeof Ways>;

/** Meta takes free text for so long after somebody's last message. */
const WINDOW_MS = 24 * 3_600_000;

/** What we know of somebody when we want to write to them. */
export interface Reachable {
  /** Empty where we have none. */
  readonly email: string;
  /** Mail to the address comes back. */
  readonly isStopped: boolean;
  /** E.164. */
  readonly phone: string | undefined;
  /** This copy of the system sends WhatsApp messages. */
  readonly isOffered: boolean;
  /** They agreed to WhatsApp for this number, or we answer what they wrote there themselves. */
  readonly hasAgreed: boolean;
  /** When they last wrote on WhatsApp from this number, ISO 8601 UTC; undefined for never, and after a STOP. */
  readonly heardAt: string | undefined;
}

const toAddress = ({ email, isStopped }: Reachable): Way => {
  if (email === '') return { closed: 'NO_ADDRESS' };
  return isStopped ? { to: email, closed: 'ADDRESS_STOPPED' } : { to: email };
};

const toNumber = ({ phone, isOffered, hasAgreed, heardAt }: Reachable, now: Date): Way => {
  if (!isOffered) return { closed: 'NOT_OFFERED' };
  if (phone === undefined) return { closed: 'NO_NUMBER' };
  if (!hasAgreed) return { to: phone, closed: 'NO_CONSENT' };
  const until = heardAt === undefined ? 0 : Date.parse(heardAt) + WINDOW_MS;
  return until <= now.getTime()
    ? { to: phone, closed: 'WINDOW_CLOSED' }
    : { to: phone, until: new Date(until).toISOString() };
};

/** By which ways we can write to somebody now. */
export const waysTo = (reachable: Reachable, now: Date): Ways => ({
  email: toAddress(reachable),
  whatsapp: toNumber(reachable, now),
});
