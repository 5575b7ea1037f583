/**
 * The status of an enquiry. `NEW`: nobody has read it. `OPEN`: somebody works on it. `ANSWERED`: the sender has our answer.
 * `CLOSED`: nothing is left to do. `SPAM`: not meant for us; it is kept for a while, so that a mistake can be corrected.
 */
export const enquiryStatuses = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** The statuses that may follow each status, the most likely first. */
export const enquiryMoves = {
  NEW: ['OPEN', 'ANSWERED', 'CLOSED', 'SPAM'],
  OPEN: ['ANSWERED', 'CLOSED', 'SPAM'],
  ANSWERED: ['CLOSED', 'OPEN'],
  CLOSED: ['OPEN'],
  SPAM: ['OPEN'],
} as const satisfies Record<EnquiryStatus, readonly EnquiryStatus[]>;

/** Whether a status may follow another. A note may be added without changing the status. */
export const mayBecome = (from: EnquiryStatus, to: EnquiryStatus): boolean =>
  (enquiryMoves[from] as readonly EnquiryStatus[]).includes(to);

/** Whether staff may write to the sender. A closed enquiry or spam must be opened again first. */
export const mayBeAnswered = (status: EnquiryStatus): boolean =>
  status === 'NEW' || status === 'OPEN' || status === 'ANSWERED';
