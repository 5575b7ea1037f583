import { type ActName, acts } from '#domain/desk/acts.ts';

interface Counted {
  readonly outcome: 'changed' | 'already' | 'refused';
}

const doing: Readonly<
  Record<ActName, { readonly will: string; readonly done: string; readonly already: string }>
> = {
  MOVE_SHIPMENTS: { will: 'will move', done: 'moved', already: 'on this flight already' },
  HOLD_SHIPMENTS: { will: 'will get the hold', done: 'put on hold', already: 'on this hold already' },
  NOTE_SHIPMENTS: { will: 'will get the note', done: 'got the note', already: 'had the note already' },
  REMIND_SHIPMENTS: {
    will: 'will get a reminder',
    done: 'got a reminder',
    already: 'asked already in the last 12 hours',
  },
  TAKE_ENQUIRIES: { will: 'will be taken on', done: 'taken on', already: 'taken on already' },
  CLOSE_ENQUIRIES: { will: 'will be closed', done: 'closed', already: 'closed already' },
  TAKE_QUOTES: { will: 'will be yours', done: 'taken', already: 'yours already' },
};

/** `3 shipments`, `1 quote`. */
export const rowsWords = (act: ActName, count: number): string =>
  `${count} ${count === 1 ? acts[act].one : acts[act].many}`;

/** `12 will move, 1 on this flight already, 2 refused`; `time` is before or after it is done. */
export const countWords = (act: ActName, rows: readonly Counted[], time: 'before' | 'after'): string => {
  const count = (outcome: Counted['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const { will, done, already } = doing[act];
  const parts: readonly (readonly [number, string])[] = [
    [count('changed'), time === 'before' ? will : done],
    [count('already'), already],
    [count('refused'), 'refused'],
  ];
  return parts
    .filter(([many], at) => many > 0 || at === 0)
    .map(([many, words]) => `${many} ${words}`)
    .join(', ');
};
