import { newYorkDay } from '../kernel/new-york.ts';
import type { Capabilities } from '../settings/capabilities.ts';
import type { Addressee } from './addressee.ts';
import { forwardedUntil } from './changes/life.ts';
import { lastDayOf, type SignedForm } from './form-1583.ts';
import { type FurtherName, sameName } from './further-name.ts';
import type { Mailbox } from './mailbox.ts';

type Forms = Pick<Mailbox, 'ownerName' | 'names' | 'forms' | 'mailAskedAt'>;

/** Who may receive at a mailbox: its owner, then the further names. */
export const namesOn = ({ ownerName, names = [] }: Pick<Mailbox, 'ownerName' | 'names'>): FurtherName[] => [
  { name: ownerName, kind: 'PERSON' },
  ...names,
];

/** The form of an addressee, whether it still counts or not. */
const formOf = ({ forms = [] }: Pick<Mailbox, 'forms'>, name: string): SignedForm | undefined =>
  forms.find((form) => sameName(form.name, name));

/** The addressees of a mailbox, as they stand at an instant. */
export const addresseesOf = (mailbox: Forms, now: number | Date): readonly Addressee[] =>
  namesOn(mailbox).map(({ name, kind }) => {
    const form = formOf(mailbox, name);
    if (form === undefined)
      return { name, kind, status: mailbox.mailAskedAt === undefined ? 'NOT_REQUIRED' : 'REQUESTED' };
    const lastDay = lastDayOf(form);
    const hasLapsed = lastDay !== undefined && lastDay < newYorkDay(now);
    return {
      name,
      kind,
      status: hasLapsed ? 'EXPIRED' : 'APPROVED',
      ...(lastDay === undefined ? {} : { lastDay }),
    };
  });

/** Why U.S. Mail is refused at the door. */
const refusals = ['NOT_TAKEN', 'NOT_AN_ADDRESSEE', 'NO_FORM', 'FORM_EXPIRED', 'SUSPENDED', 'CLOSED'] as const;
type MailRefusal = (typeof refusals)[number];

export type UsMail =
  /** It is taken. After the mailbox was closed it is sent on to `forwardTo`. */
  { readonly ok: true; readonly forwardTo?: string } | { readonly ok: false; readonly why: MailRefusal };

/** Why it is refused, in the words of a clerk. */
export const mailRefusalWords: Readonly<Record<MailRefusal, string>> = {
  NOT_TAKEN: 'We take no U.S. Mail. Give it back to the carrier.',
  NOT_AN_ADDRESSEE: 'This name is not on the mailbox. Give it back to the carrier.',
  NO_FORM: 'No Form 1583 is on file for this name. Give it back to the carrier.',
  FORM_EXPIRED: 'The Form 1583 of this name has expired. Give it back to the carrier.',
  SUSPENDED: 'The mailbox is suspended. Give it back to the carrier.',
  CLOSED: 'The mailbox is closed, and its mail is no longer sent on. Give it back to the carrier.',
};

/** A mailbox that is being closed still gets its mail, and for six months after that it is sent on (DMM 508.1.8.2). */
const whileOpen = ({ status, closedAt, forwardTo }: Mailbox, now: number | Date): UsMail => {
  if (status === 'SUSPENDED') return { ok: false, why: 'SUSPENDED' };
  if (status !== 'CLOSED') return { ok: true };
  const isForwarded =
    closedAt !== undefined && forwardTo !== undefined && newYorkDay(now) <= forwardedUntil(closedAt);
  return isForwarded ? { ok: true, forwardTo } : { ok: false, why: 'CLOSED' };
};

/**
 * Whether what USPS brings for a name may be taken at our door: its own mail, and what another carrier gives it for the last mile. It
 * needs the office to take U.S. Mail at all, and an unexpired Form 1583 of exactly this addressee. A form that lapsed after the closing
 * does not end the forwarding.
 */
export const takesUsMail = (
  mailbox: Mailbox,
  name: string,
  now: number | Date,
  { uspsMail }: Pick<Capabilities, 'uspsMail'>,
): UsMail => {
  if (!uspsMail) return { ok: false, why: 'NOT_TAKEN' };
  const asOf = mailbox.closedAt === undefined ? now : new Date(mailbox.closedAt);
  const addressee = addresseesOf(mailbox, asOf).find((one) => sameName(one.name, name));
  if (addressee === undefined) return { ok: false, why: 'NOT_AN_ADDRESSEE' };
  const { status } = addressee;
  if (status === 'EXPIRED') return { ok: false, why: 'FORM_EXPIRED' };
  return status === 'APPROVED' ? whileOpen(mailbox, now) : { ok: false, why: 'NO_FORM' };
};
