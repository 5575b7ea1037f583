import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paragraph } from '#domain/blog/body/write.ts';
import { sampleSaved, sampleText } from '#domain/blog/testing/sample-post.ts';
import type { PostText } from '#domain/blog/text/post-text.ts';
import { type SavedText, saving, type TextToSave } from '#domain/blog/text/saving.ts';
import { keepsBefore, versionOf } from '#domain/blog/text/version.ts';
import {
  type Answer,
  type Autosave,
  answered,
  emptied,
  isUnsaved,
  loaded,
  restored,
  sending,
  takingTheirs,
  toSend,
  typed,
} from './autosave.ts';

const saying = (words: string): PostText => ({ ...sampleText, body: [paragraph(words)] });
const window = 'w1';
const open = loaded(sampleSaved, window);
const offline: Answer = { is: 'failed', trouble: { is: 'unreachable', message: 'No connection' } };

describe('saving', () => {
  test('sends nothing that the server has', () => {
    expect(toSend(open)).toBeUndefined();
    expect(toSend(typed(typed(open, saying('More')), sampleText))).toBeUndefined();
  });

  test('sends one thing at a time, and what was typed meanwhile next', () => {
    const first = sending(typed(open, saying('One')));
    const second = typed(first, saying('One, two'));
    expect(toSend(second)).toBeUndefined();
    expect(toSend(answered(second, { is: 'saved', revision: 3 }))).toEqual({
      revision: 3,
      window,
      text: saying('One, two'),
    });
  });

  test('sends again what did not arrive', () => {
    const lost = answered(sending(typed(open, saying('One'))), offline);
    expect([lost.trouble?.is, toSend(lost)]).toEqual([
      'unreachable',
      { revision: 2, window, text: saying('One') },
    ]);
  });

  test('asks before it removes the whole text', () => {
    const empty = { ...sampleText, body: [] };
    const asked = answered(sending(typed(open, empty)), { is: 'emptied' });
    expect([asked.empties, toSend(asked)]).toEqual(['asked', undefined]);
    expect(toSend(emptied(asked))).toMatchObject({ empties: true });
    expect(toSend(typed(asked, saying('One')))).toEqual({ revision: 2, window, text: saying('One') });
  });

  test('leaves its own text only when that is kept as a version', () => {
    const theirs = { ...sampleSaved, revision: 9, window: 'w2' };
    const mine = answered(sending(typed(open, saying('One'))), {
      is: 'changed',
      saved: theirs,
      kept: 'aside-w1',
    });
    expect(takingTheirs(typed(mine, saying('One, two')), 'w3')).toBeUndefined();
    expect(takingTheirs(mine, 'w3')).toEqual(loaded(theirs, 'w3'));
  });
});

/** The server as its rules are, with the versions that it keeps. */
const server = () => {
  let stored: SavedText = { ...sampleSaved, revision: 1 };
  const versions = new Map<string, PostText>();
  let clock = 0;
  const next = (saved: SavedText, always: boolean) => {
    if (always || keepsBefore(stored, saved)) versions.set(`${clock}-${always}`, stored.text);
    stored = saved;
  };
  return {
    stored: () => stored,
    versions,
    put: (sent: TextToSave, by: string): Answer => {
      clock += 1;
      const decided = saving(stored, sent, { by, at: new Date(clock * 1000).toISOString() });
      if (decided.is === 'emptied') return { is: 'emptied' };
      if (decided.is === 'aside') {
        const version = versionOf({ text: sent.text, window: sent.window, by }, 'aside', '');
        versions.set(version.id, version.text);
        return { is: 'changed', saved: stored, kept: version.id };
      }
      if (decided.is === 'next') next(decided.saved, false);
      return { is: 'saved', revision: stored.revision };
    },
    restore: (id: string, revision: number, own: string, by: string): SavedText | undefined => {
      const text = versions.get(id);
      if (text === undefined || revision !== stored.revision) return undefined;
      clock += 1;
      const saved = {
        revision: stored.revision + 1,
        text,
        window: own,
        by,
        at: new Date(clock * 1000).toISOString(),
      };
      next(saved, true);
      return stored;
    },
  };
};

/** What somebody does, or what happens to their window. */
const act = fc.record({
  place: fc.constantFrom(0, 1),
  does: fc.constantFrom('types', 'types', 'sends', 'sends', 'dies', 'theirs', 'mine'),
  /** Lost on the way to the server, on the way back, or not. */
  lost: fc.constantFrom('no', 'no', 'no', 'there', 'back'),
  typesMeanwhile: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer Made> ? Made : never;

/** Two windows with the device that they are on, or the devices: a window that dies is opened again with what its device kept. */
const twoWindows = (isOnePerson: boolean) => {
  const home = server();
  const device = new Map<string, Pick<TextToSave, 'revision' | 'window' | 'text'>>();
  let names = 0;
  let words = 0;
  const newName = () => {
    names += 1;
    return `w${names}`;
  };
  const opened = (): Autosave => loaded(home.stored(), newName());
  const windows: [Autosave, Autosave] = [opened(), opened()];
  const keep = (place: 0 | 1, now: Autosave) => {
    if (windows[place].window !== now.window) device.delete(windows[place].window);
    windows[place] = now;
    if (isUnsaved(now) || now.theirs) device.set(now.window, now);
    else device.delete(now.window);
  };
  const type = (place: 0 | 1) => {
    words += 1;
    const before = JSON.stringify(windows[place].text.body).replace(/[^0-9 ]/g, '');
    keep(place, typed(windows[place], saying(`${before} ${words} `)));
  };
  const send = (place: 0 | 1, { lost, typesMeanwhile }: Act) => {
    const what = toSend(windows[place]);
    if (what === undefined) return;
    keep(place, sending(windows[place]));
    const answer = lost === 'there' ? offline : home.put(what, isOnePerson ? 'ann' : `person-${place}`);
    if (typesMeanwhile) type(place);
    keep(place, answered(windows[place], lost === 'back' ? offline : answer));
  };
  const openAgain = (place: 0 | 1) => {
    const other = windows[place === 0 ? 1 : 0].window;
    const kept = [...device.values()].find((each) => each.window !== other);
    windows[place] = kept
      ? typed({ ...loaded(home.stored(), kept.window), revision: kept.revision }, kept.text)
      : opened();
  };
  const takeBack = (place: 0 | 1, { lost }: Act) => {
    const now = windows[place];
    if (!now.theirs || isUnsaved(now)) return;
    const own = newName();
    const saved = home.restore(
      now.theirs.kept,
      now.theirs.saved.revision,
      own,
      isOnePerson ? 'ann' : `${place}`,
    );
    if (saved && lost === 'no') keep(place, restored(now, saved, own));
  };
  const takeTheirs = (place: 0 | 1) => {
    const next = takingTheirs(windows[place], newName());
    if (next) keep(place, next);
  };
  return {
    do: (one: Act) => {
      const place = one.place as 0 | 1;
      if (one.does === 'types') type(place);
      else if (one.does === 'sends') send(place, one);
      else if (one.does === 'dies') openAgain(place);
      else if (one.does === 'theirs') takeTheirs(place);
      else takeBack(place, one);
    },
    /** The words that are nowhere any more. */
    lost: (): readonly number[] => {
      const texts = [home.stored(), ...[...device.values()]].map(({ text }) => text);
      const everywhere = JSON.stringify([...texts, ...home.versions.values()]);
      return Array.from({ length: words }, (_, at) => at + 1).filter(
        (word) => !everywhere.includes(` ${word} `),
      );
    },
  };
};

test.each([
  ['one person in two windows', true],
  ['two people', false],
])('%s: whatever dies or gets lost, every word is on the device, in the post or in a version', (_, isOne) => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 20, maxLength: 60 }), (all) => {
      const windows = twoWindows(isOne);
      for (const one of all) windows.do(one);
      expect(windows.lost()).toEqual([]);
    }),
  );
});
