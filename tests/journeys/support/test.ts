import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { atLength } from '../../support/length.ts';
import { type DemoPerson, sessionsIn } from './people.ts';

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

interface Fixtures {
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

/** Answers the browser reports as console errors though they are the answer that the journey asked for. */
const expectedAnswers = /Failed to load resource: the server responded with a status of 4\d\d/;

export const test = base.extend<Fixtures, WorkerFixtures>({
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

export { expect };

/**
 * Holds the page as it stands to axe's rules; the failure names each rule and element. Takes half of axe's usual
 * time: only violations are written up, and pages without frames of other origins do with the simpler mode.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Colours on their way from light to dark are nobody's.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
};

/** In light on a phone and in dark on a desktop; the soak looks at both on both. */
export const expectAccessibleInSchemes = async (page: Page): Promise<void> => {
  const schemes = ['light', 'dark'] as const;
  const own = test.info().project.name === 'phone' ? schemes[0] : schemes[1];
  for (const colorScheme of atLength<readonly (typeof own)[]>([own], schemes)) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
};

/** Has a page lay out all of itself; parts far below the screen otherwise wait, and hide what would stick out. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main section, body > footer'))
      part.style.contentVisibility = 'visible';
  });

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
