import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { wedge } from '#tests/journeys/support/dock.ts';

/** What a page keeps of the hands on it: how often they touched it, and when last. */
interface Watched {
  touches: number;
  lastAt: number;
}

/**
 * Has the page itself count what hands do, in milliseconds of its own clock: an interaction is a scan, which ends with Enter on no field, a
 * field that Enter takes, or a tap.
 */
export const watchHands = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const hands: Watched = { touches: 0, lastAt: 0 };
    (window as unknown as { hands: Watched }).hands = hands;
    const touch = ({ timeStamp }: Event): void => {
      hands.touches += 1;
      hands.lastAt = timeStamp;
    };
    addEventListener('pointerdown', touch, { capture: true });
    // The tap is answered when the finger leaves.
    addEventListener(
      'click',
      ({ timeStamp }) => {
        hands.lastAt = timeStamp;
      },
      { capture: true },
    );
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter') touch(event);
      },
      { capture: true },
    );
  });
};

/** Whatever takes longer has gone wrong. */
const PATIENCE_MS = 60_000;

/** Begins to wait until the parcel's part of the screen says some words. Answers how long after the last touch it was painted, in ms. */
const answerOf = async (page: Page, words: readonly string[]): Promise<() => Promise<number>> => {
  await page.evaluate((awaited) => {
    const said = window as unknown as { hands: Watched; answered: Promise<number> };
    const saysIt = (): boolean => {
      const text = document.querySelector('[aria-label="The parcel"]')?.textContent ?? '';
      return awaited.some((one) => text.includes(one));
    };
    said.answered = new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (!saysIt()) return;
        observer.disconnect();
        // What is drawn for the next picture is on the screen after it.
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - said.hands.lastAt)));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }, words);
  return () =>
    Promise.race([
      page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered),
      sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
        throw new Error(`The screen did not say any of this: ${words.join(', ')}`);
      }),
    ]);
};

/** What the screen says is next, without a mark at its end, and the hands' answer to each of it. */
const deeds: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'Now the weight.': async (page) => {
    const field = page.getByLabel('Weight in pounds');
    await field.fill('5.35');
    await field.press('Enter');
  },
  'Now the size.': (page) => page.getByRole('button', { name: '10 × 8 × 6' }).tap(),
  'Now a photo.': (page) => page.getByRole('button', { name: 'Photo', exact: true }).tap(),
  'Put it on its shelf and scan the shelf.': (page) => wedge(page, 'B-04'),
};
const steps = Object.keys(deeds);
/** Where an answer takes too long, the work goes on without it. */
const noAnswer = 'No connection. Go on';
/** The words of a parcel that is closed. */
const closed = ['Received', 'Kept on this device'];
const MOST = 12;

/** What one parcel took. */
export interface OneParcel {
  readonly touches: number;
  /** From each last touch to what the screen answered, in ms, added up; and the longest of them with its words. */
  readonly ours: number;
  readonly slowest: { readonly what: string; readonly ms: number };
}

const touchesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { hands: Watched }).hands.touches);

/** What the screen asks for now: the first of its steps that it shows. */
const askedBy = async (page: Page): Promise<string | undefined> => {
  const text = (await page.getByRole('region', { name: 'The parcel' }).textContent()) ?? '';
  if (closed.some((one) => text.includes(one))) return undefined;
  const asked = steps.find((step) => text.includes(step));
  if (asked === undefined)
    throw new Error(`The screen asks for something that no clerk was told of: ${text}`);
  return asked;
};

/**
 * Receives a parcel that was announced as the screen asks for it, from the label of its carrier until it says that it is received. Throws
 * when it asks for anything else. `owner` is what the screen shows of whose it is.
 */
export const receiveAsAsked = async (page: Page, tracking: string, owner: string): Promise<OneParcel> => {
  const before = await touchesOf(page);
  const times: { readonly what: string; readonly ms: number }[] = [];
  const timed = async (what: string, words: readonly string[], act: () => Promise<unknown>) => {
    const answer = await answerOf(page, words);
    await act();
    times.push({ what, ms: await answer() });
  };
  await timed('Scan a label.', [owner, noAnswer], () => wedge(page, tracking));
  for (let done = 0; done < MOST; done += 1) {
    const asked = await askedBy(page);
    if (asked === undefined) break;
    const others = [...steps.filter((step) => step !== asked), ...closed];
    await timed(asked, others, () => deeds[asked]?.(page) ?? Promise.resolve());
  }
  const [slowest = { what: '', ms: 0 }] = times.toSorted((one, other) => other.ms - one.ms);
  return {
    touches: (await touchesOf(page)) - before,
    ours: times.reduce((sum, { ms }) => sum + ms, 0),
    slowest,
  };
};
