/**
 * Where an enquiry stands. `NEW`: nobody has looked. `OPEN`: somebody is at it. `ANSWERED`: the sender has our answer.
 * `CLOSED`: nothing is left to do. `SPAM`: nobody meant us; kept for a while, so that a mistake can be mended.
 */
export const enquiryStatuses = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** What people may make of an enquiry in each status, the likeliest first. */
export const enquiryMoves = {
  NEW: ['OPEN', 'ANSWERED', 'CLOSED', 'SPAM'],
  OPEN: ['ANSWERED', 'CLOSED', 'SPAM'],
  ANSWERED: ['CLOSED', 'OPEN'],
  CLOSED: ['OPEN'],
  SPAM: ['OPEN'],
} as const satisfies Record<EnquiryStatus, readonly EnquiryStatus[]>;

/** Whether a status may follow another. The same status is no move, but may carry a note. */
export const mayBecome = (from: EnquiryStatus, to: EnquiryStatus): boolean =>
  (enquiryMoves[from] as readonly EnquiryStatus[]).includes(to);

/** Whether the desk may write to the sender; what is closed or spam is opened again first. */
export const mayBeAnswered = (status: EnquiryStatus): boolean =>
  status === 'NEW' || status === 'OPEN' || status === 'ANSWERED';
