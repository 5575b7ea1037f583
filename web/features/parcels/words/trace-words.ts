import type { TraceState } from '#domain/parcels/trace/trace.ts';
import type { BadgeTone } from '#web/ui/layout/badge.tsx';

/** How a search stands, in a few words. */
export const traceStates: Readonly<Record<TraceState, { readonly words: string; readonly tone: BadgeTone }>> =
  {
    OPEN: { words: 'Searching', tone: 'time' },
    FOUND: { words: 'Found', tone: 'done' },
    NOT_HERE: { words: 'Not here', tone: 'wrong' },
    WITHDRAWN: { words: 'Ended by its owner', tone: 'plain' },
  };
