/** The status of a booking. `OPEN`: something is left to do. `DONE`: nothing is. `CANCELED`: nobody needs it any more, for good. */
export const bookingStatuses = ['OPEN', 'DONE', 'CANCELED'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The statuses that may follow each status, the most likely first. */
export const bookingMoves = {
  OPEN: ['DONE', 'CANCELED'],
  DONE: ['OPEN'],
  CANCELED: [],
} as const satisfies Record<BookingStatus, readonly BookingStatus[]>;

/** Whether a status may follow another. */
export const mayBecome = (from: BookingStatus, to: BookingStatus): boolean =>
  (bookingMoves[from] as readonly BookingStatus[]).includes(to);
