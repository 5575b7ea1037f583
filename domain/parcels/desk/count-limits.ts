/**
 * How far parcels are counted. On an overview only so far that it costs the same however much is here; some two hundred parcels come on a
 * usual day.
 */
export const countLimits = {
  brief: { received: 200, waiting: 20 },
  whole: { received: 1000, waiting: 1000 },
} as const;
