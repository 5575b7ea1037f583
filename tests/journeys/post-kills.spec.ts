import type { BrowserContext, Page } from '@playwright/test';
import { atLength } from '../support/length.ts';
import { looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

const KILLS = atLength(10, 1000);
/** A text gets no longer than posts are. */
const KILLS_OF_A_POST = 40;
/** What may be lost: what was typed that shortly before. */
const LOST_AT_MOST_MS = 2000;

const soon = { timeout: 60_000 };
test.describe.configure({ timeout: atLength(180_000, 5_400_000) });

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' });

/** Ends the process of a page as a crash does: nothing in it runs any more. */
const kill = async (context: BrowserContext, page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
};

/** The words in a text: numbers, in the order in which they were typed. */
const wordsIn = async (page: Page): Promise<readonly number[]> =>
  ((await textOf(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];

const newPost = async (context: BrowserContext, at: number): Promise<string> => {
  const page = await context.newPage();
  await page.goto('/admin/blog/new');
  await page.getByLabel('Title').fill(`Killed ${at} ${Date.now()}`);
  await page.getByRole('button', { name: 'Write it' }).click();
  await expect(textOf(page)).toBeVisible(soon);
  const address = page.url();
  await page.close();
  return address;
};

/** Types numbers for a while, the next one first. Returns when each was there. */
const type = async (page: Page, first: number, milliseconds: number): Promise<readonly number[]> => {
  const typed: number[] = [];
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  const end = performance.now() + milliseconds;
  do {
    await page.keyboard.insertText(` ${first + typed.length}`);
    typed.push(performance.now());
  } while (performance.now() < end);
  return typed;
};

/** Opens the text of a post that has a word in it. */
const open = async (context: BrowserContext, address: string, word: number): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await expect(textOf(page)).toContainText(word === 0 ? '' : String(word), soon);
  return page;
};

/** Types and kills, again and again, and looks each time what is there. */
const killWhileTyping = async (context: BrowserContext) => {
  const loss = { killed: 0, lost: 0, oldest: 0 };
  while (loss.killed < KILLS) {
    const address = await newPost(context, loss.killed);
    let kept = 0;
    let page = await open(context, address, kept);
    for (let at = 0; at < KILLS_OF_A_POST && loss.killed < KILLS; at += 1) {
      // Not at the same moment of a saving each time.
      const typed = await type(page, kept + 1, (loss.killed * 337) % 2600);
      await kill(context, page);
      const end = performance.now();
      loss.killed += 1;
      page = await open(context, address, kept + typed.filter((when) => end - when > LOST_AT_MOST_MS).length);
      const words = await wordsIn(page);
      expect(words, `after ${loss.killed} kills`).toEqual(Array.from(words, (_, n) => n + 1));
      const gone = typed.slice(words.length - kept);
      loss.lost += gone.length;
      loss.oldest = Math.max(loss.oldest, end - (gone[0] ?? end));
      kept = words.length;
    }
    await page.close({ runBeforeUnload: false });
  }
  return loss;
};

test(`a window that is killed ${KILLS} times while somebody types loses no word that is two seconds old`, {
  tag: looks,
}, async ({ context, signedInAs }) => {
  await signedInAs('admin');
  const { killed, lost, oldest } = await killWhileTyping(context);
  const said = `${killed} kills: ${lost} words lost, the oldest ${Math.round(oldest)} ms old`;
  test.info().annotations.push({ type: 'lost', description: said });
  console.log(said);
  expect(oldest).toBeLessThanOrEqual(LOST_AT_MOST_MS);
});
