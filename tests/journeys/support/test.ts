import { test as base, expect } from '@playwright/test';
import { cpuSeconds } from '../../../scripts/support/cpu-time.ts';
import { CPU_NOTE } from '../../../scripts/support/test-reports.ts';
import { expectAccessible } from './accessible.ts';
import { type DemoPerson, sessionsIn } from './people.ts';

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

interface Fixtures {
  /** Notes what processors have worked for the test and its browser, for the report. The product is not counted: all tests share it. */
  readonly cpuNote: undefined;
  /** Fails the journey on any console error or failed script, as a person's patience would. */
  readonly quietConsole: undefined;
  /** The newest mail to an address whose subject matches; waits for it to arrive. */
  readonly mailTo: (address: string, subject: RegExp) => Promise<Mail>;
  /** Has the browser be signed in as somebody, without the way through the form that other journeys take. */
  readonly signedInAs: (person: DemoPerson) => Promise<void>;
}

interface WorkerFixtures {
  readonly sessionOf: ReturnType<typeof sessionsIn>;
}

/** What the browser reports as console errors though the journey asked for it: an answer, or no network at all. */
const expectedAnswers =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  cpuNote: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which fixtures this one wants
    async ({}, use, { annotations }) => {
      const before = cpuSeconds();
      await use(undefined);
      annotations.push({ type: CPU_NOTE, description: (cpuSeconds() - before).toFixed(2) });
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedAnswers.test(message.text())) errors.push(message.text());
      });
      await use(undefined);
      expect(errors, 'nothing is reported on the console').toEqual([]);
    },
    { auto: true },
  ],
  sessionOf: [
    async ({ browser }, use) => {
      await use(sessionsIn(browser, process.env.BASE_URL));
    },
    { scope: 'worker' },
  ],
  signedInAs: async ({ context, sessionOf }, use) => {
    await use(async (person) => {
      await context.setStorageState(await sessionOf(person));
    });
  },
  mailTo: async ({ request }, use) => {
    await use(async (address, subject) => {
      let found: Mail | undefined;
      await expect
        .poll(
          async () => {
            const { items } = (await (await request.get('/local/api/mail')).json()) as { items: Mail[] };
            found = items.find((mail) => mail.to.includes(address) && subject.test(mail.subject));
            return found?.subject;
          },
          { timeout: 15_000 },
        )
        .toMatch(subject);
      if (found === undefined) throw new Error(`no mail to ${address}`);
      return found;
    });
  },
});

export { expect, expectAccessible };

let serial = 0;
/** An address nobody else uses: journeys run side by side. */
export const newEmail = (name: string): string => {
  serial += 1;
  return `${name}.${process.pid}.${Date.now()}.${serial}@example.test`;
};

/** The first link of a mail that leads to the given path. */
export const linkIn = (mail: Mail, path: string): string => {
  const link = [...(mail.text ?? mail.html ?? '').matchAll(/https?:\/\/[^\s"'<>]+/g)]
    .map(([url]) => url.replaceAll('&amp;', '&'))
    .find((url) => new URL(url).pathname === path);
  if (link === undefined) throw new Error(`The mail '${mail.subject}' has no link to ${path}.`);
  return link;
};
