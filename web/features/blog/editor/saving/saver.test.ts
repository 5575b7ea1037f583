import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paragraph } from '#domain/blog/body/write.ts';
import { sampleSaved, sampleText } from '#domain/blog/testing/sample-post.ts';
import type { PostText } from '#domain/blog/text/post-text.ts';
import type { TextToSave } from '#domain/blog/text/saving.ts';
import { type Answer, loaded } from './autosave.ts';
import { keptTexts } from './kept-texts.ts';
import { openText } from './open-text.ts';
import { type Saver, saver } from './saver.ts';
import { statusOf } from './status-words.ts';

const saying = (words: string): PostText => ({ ...sampleText, body: [paragraph(words)] });
const offline: Answer = { is: 'failed', trouble: { is: 'unreachable', message: 'No connection' } };

describe('while somebody types', () => {
  let sent: TextToSave[];
  let onDevice: Map<string, PostText>;
  let answer: Answer | undefined;
  let isDeviceFull: boolean;
  let own: Saver;
  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    onDevice = new Map();
    answer = undefined;
    isDeviceFull = false;
    own = saver(loaded(sampleSaved, 'w1'), {
      send: async (text) => {
        sent.push(text);
        return answer ?? { is: 'saved', revision: text.revision + 1 };
      },
      keep: async ({ window, text }) => {
        if (isDeviceFull) throw new Error('full');
        onDevice.set(window, text);
      },
      drop: async (window) => void onDevice.delete(window),
    });
  });
  afterEach(() => {
    own.stop();
    vi.useRealTimers();
  });
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const words = () => statusOf(own.shown()).words;

  test('each letter is on the device at once, and saved within two seconds', async () => {
    own.type(saying('a'));
    await wait(0);
    expect([onDevice.get('w1'), sent, words()]).toEqual([saying('a'), [], 'Saving…']);
    await wait(2_000);
    expect([sent.length, words(), onDevice.size]).toEqual([1, 'Saved', 0]);
  });

  test('it is saved at least every two seconds, however long somebody types', async () => {
    for (let letters = 1; letters <= 40; letters += 1) {
      own.type(saying('a'.repeat(letters)));
      await wait(250);
    }
    expect(sent.length).toBeGreaterThanOrEqual(5);
    await wait(2_000);
    expect(sent.at(-1)?.text).toEqual(saying('a'.repeat(40)));
  });

  test('without a connection it is kept, said, and sent when there is one', async () => {
    answer = offline;
    own.type(saying('a'));
    await wait(2_000);
    expect(words()).toBe('Kept on this device, not saved yet: no connection.');
    expect(onDevice.get('w1')).toEqual(saying('a'));
    answer = undefined;
    await own.flush();
    await wait(0);
    expect([words(), onDevice.size]).toEqual(['Saved', 0]);
  });

  test('a device that keeps nothing is said, too', async () => {
    isDeviceFull = true;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer = offline;
    own.type(saying('a'));
    await wait(2_000);
    expect(words()).toMatch(
      /^Not saved, and this browser cannot keep it: no connection\. Leave this page open/,
    );
  });

  test('a text that is too long says so, and stays on the device', async () => {
    answer = { is: 'failed', trouble: { is: 'refused', message: 'Please check the highlighted fields.' } };
    own.type({ ...sampleText, body: Array(14).fill(paragraph('x'.repeat(4_900))) });
    await wait(2_000);
    expect(words()).toBe(
      'Kept on this device, not saved yet: This post is too long to be kept as one. Make two of it.',
    );
    expect(onDevice.size).toBe(1);
  });
});

describe('a text that is opened', () => {
  const kept = keptTexts('a-test');
  const left = { ownerId: 'ann', postId: 'p', window: 'w1', revision: 2, at: '2026-11-03T19:00:00.000Z' };

  test('has what a killed window typed, and goes on as that window', async () => {
    await kept.keep({ ...left, window: 'w0', at: '2026-11-03T18:00:00.000Z', text: saying('Older') });
    await kept.keep({ ...left, text: saying('Newest') });
    const opened = await openText(kept, 'ann', 'p', sampleSaved);
    expect(opened).toMatchObject({
      found: left.at,
      now: { window: 'w1', revision: 2, text: saying('Newest') },
    });
  });

  test('has nothing of other people and of other posts', async () => {
    for (const [owner, post] of [
      ['ben', 'p'],
      ['ann', 'q'],
    ] as const)
      expect((await openText(kept, owner, post, sampleSaved)).found).toBeUndefined();
  });

  test('forgets what the server has, and says nothing of it', async () => {
    await kept.keep({ ...left, ownerId: 'cleo', text: sampleSaved.text });
    expect((await openText(kept, 'cleo', 'p', sampleSaved)).found).toBeUndefined();
    expect(await kept.of('cleo', 'p')).toEqual([]);
  });
});
