import type { SampleEvent } from '../../runtime/sample-event.ts';

/** What people are told of bookings, in every way that it can be told. */
export const samples: readonly SampleEvent[] = [];
