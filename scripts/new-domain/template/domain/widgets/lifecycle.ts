/** The status of a widget. `OPEN`: something is left to do. `DONE`: nothing is. `CANCELED`: nobody needs it any more, for good. */
export const widgetStatuses = ['OPEN', 'DONE', 'CANCELED'] as const;
export type WidgetStatus = (typeof widgetStatuses)[number];

/** The statuses that may follow each status, the most likely first. */
export const widgetMoves = {
  OPEN: ['DONE', 'CANCELED'],
  DONE: ['OPEN'],
  CANCELED: [],
} as const satisfies Record<WidgetStatus, readonly WidgetStatus[]>;

/** Whether a status may follow another. */
export const mayBecome = (from: WidgetStatus, to: WidgetStatus): boolean =>
  (widgetMoves[from] as readonly WidgetStatus[]).includes(to);
