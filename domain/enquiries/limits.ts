/** Limits of the forms: how often they may be sent, and how many e-mails follow. */

/** Enquiries that one network address may send within an hour. Whole offices and mobile carriers share one address. */
export const ENQUIRIES_PER_ADDRESS_AND_HOUR = 30;

/** Acknowledgements that one e-mail address gets within a day, so that nobody can use us to flood the inbox of a stranger. */
export const ACKNOWLEDGEMENTS_PER_DAY = 3;

/** A message that we write: the longest subject, and the longest text. WhatsApp takes 4,096 characters. */
export const SUBJECT_MAX = 120;
export const WRITTEN_MAX = 4000;

/** The longest answer by e-mail. */
export const ANSWER_MAX = 8000;

/** Messages on the page of a person, the newest of them. */
export const MESSAGES_SHOWN = 50;

/** Counts for staff stop at this number. */
export const MAX_COUNTED = 100;

/** The overview counts those being worked on up to this number, for it reads what it counts at every look. */
export const WORKED_ON_COUNTED = 20;
