import type { Browser, Page } from '@playwright/test';
import { admits } from '#domain/kernel/access.ts';
import { roles } from '#domain/kernel/role.ts';
import type { Screen } from '#web/shell/screens.ts';
import { demoAccounts, demoPassword } from '../../../scripts/seed/people.ts';

/** Who stands in the demo seed, by what they do. */
export type DemoPerson = (typeof demoAccounts)[number]['role'];

/** The roles of the demo people. Of the agents, one country has one. */
export const demoRoles: readonly DemoPerson[] = demoAccounts.map(({ role }) => role);

const emailOf = (person: DemoPerson): string =>
  demoAccounts.find(({ role }) => role === person)?.email ?? `${person}@skybarrel.test`;

/** The first who may see a screen, as whom it is opened; of those with a permission an admin comes last, who may do everything. */
export const firstOf = (who: Screen['who']): DemoPerson | 'anyone' => {
  if (who === 'anyone') return who;
  const candidates = typeof who === 'string' ? roles.slice(1) : who;
  const first = candidates.find((role) => admits(who, { roles: [role] }));
  return demoRoles.find((role) => role === first) ?? 'admin';
};

export { demoPassword };

/** Signs in as people do, by the form. */
export const signIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
};

type Session = Parameters<ReturnType<Page['context']>['setStorageState']>[0];

/** Tokens are good for fifteen minutes. Then a browser gets new ones, after which nobody else can begin with the old ones. */
const KEPT_MS = 10 * 60_000;

/** Signs each demo person in, and again once that is a while ago; answers what their browser holds afterwards. */
export const sessionsIn = (browser: Browser, baseURL: string | undefined) => {
  const sessions = new Map<DemoPerson, { readonly since: number; readonly session: Promise<Session> }>();
  const begin = async (person: DemoPerson): Promise<Session> => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await signIn(await context.newPage(), emailOf(person));
    const session = await context.storageState();
    await context.close();
    return session;
  };
  return (person: DemoPerson): Promise<Session> => {
    const known = sessions.get(person);
    if (known !== undefined && Date.now() - known.since < KEPT_MS) return known.session;
    const session = begin(person);
    sessions.set(person, { since: Date.now(), session });
    return session;
  };
};
