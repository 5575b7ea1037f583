import { type TraceState, traceStateNames } from '#domain/parcels/trace/trace.ts';
import type { BadgeTone } from '#web/ui/layout/badge.tsx';

/** How a search stands, in a few words. */
export const traceStates: Readonly<Record<TraceState, { readonly words: string; readonly tone: BadgeTone }>> =
  {
    OPEN: { words: traceStateNames.OPEN, tone: 'time' },
    FOUND: { words: traceStateNames.FOUND, tone: 'done' },
    NOT_HERE: { words: traceStateNames.NOT_HERE, tone: 'wrong' },
    WITHDRAWN: { words: traceStateNames.WITHDRAWN, tone: 'plain' },
  };
