/** What keeps the forms usable: how often they may be sent, how much is mailed, how long what they hold is kept. */

/** Enquiries that one network address may send within an hour. Whole offices and mobile carriers share one. */
export const ENQUIRIES_PER_ADDRESS_AND_HOUR = 30;

/** Acknowledgements that one e-mail address gets within a day, so that nobody can have a stranger mailed. */
export const ACKNOWLEDGEMENTS_PER_DAY = 3;

/** For two years a customer may come back to an enquiry. Older ones are deleted by their time to live. */
export const ENQUIRY_KEPT_DAYS = 730;

/** Lists for staff stop counting here. */
export const MOST_COUNTED = 100;

/** The mailbox that mail to an address ends in, as far as anybody can tell: without case and without a `+tag`. */
export const inboxOf = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '')}@${host}`;
};
