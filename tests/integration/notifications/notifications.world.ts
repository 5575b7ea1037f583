import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Role } from '#domain/kernel/role.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { wire } from '#lambdas/notifications/http.ts';
import { wire as wireNotifier } from '#lambdas/notifications/notify.ts';
import type { WrittenLetter } from '#lambdas/runtime/letter.ts';
import { call, testDependencies } from '../../support/call.ts';
import { settingsFunction } from '../../support/settings-function.ts';
import { startTables } from '../../support/tables.ts';

export interface Reader {
  readonly userId: string;
  readonly roles: readonly Role[];
}
export const staff: Reader = { userId: 'desk-1', roles: ['staff'] };
export const admin: Reader = { userId: 'admin-1', roles: ['admin'] };

interface Line {
  readonly id: string;
  readonly day?: string;
  readonly title: string;
  readonly body: string;
  readonly link?: string;
  readonly read: boolean;
}

/** The notifier and the feed on their own tables, with a clock that the test sets and an outbox for mails. */
export const startNotificationsWorld = async () => {
  const tables = await startTables();
  const mail: { to: string; letter: WrittenLetter }[] = [];
  let now = Date.parse('2026-11-03T19:00:00.000Z');
  let refuses = (_to: string): boolean => false;
  const clock = () => new Date(now);

  const env = { ...tables.env, SITE_URL: 'https://skybarrel.test' };
  const given = () => testDependencies(tables.client(), { clock });
  const ask = (route: string, asked: { as?: Reader; query?: Record<string, string>; body?: object } = {}) =>
    call(wire(env, given()), route, { as: staff, ...asked });

  return {
    mail,
    ask,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** An account with a profile, whose address letters to this person go to. */
    person: async (userId: string, email: string): Promise<void> => {
      const profile = newProfile({ userId, email, given_name: 'Sample', family_name: 'Person' }, clock());
      const TransactItems = [profileCreation(tables.profiles, profile)];
      await tables.client().send(new TransactWriteCommand({ TransactItems }));
    },
    /** Saves the brand for the first time, as an admin does in the settings. */
    setBrand: async (brand: Brand): Promise<void> => {
      const body = { version: 0, value: brand };
      await call(settingsFunction(env, given()), 'PUT /api/settings/brand', { as: admin, body });
    },
    /** Saves what works today for the first time. */
    setCapabilities: async (capabilities: Capabilities): Promise<void> => {
      const body = { version: 0, value: capabilities };
      await call(settingsFunction(env, given()), 'PUT /api/settings/capabilities', { as: admin, body });
    },
    /** From now on mails to these recipients fail. */
    refuseMail: (to: (address: string) => boolean) => {
      refuses = to;
    },
    /** Handles an event as the notifier does. */
    announce: (event: AnyEvent): Promise<void> => {
      const sendMail = async (to: string, letter: WrittenLetter) => {
        if (refuses(to)) throw new Error('The mail server is away');
        mail.push({ to, letter });
      };
      return wireNotifier(env, { ...given(), sendMail })(event);
    },
    feed: async (query: Record<string, string> = {}, as = staff) => {
      const { body } = await ask('GET /api/notifications', { as, query });
      return { lines: body.items as Line[], next: body.next as string | undefined };
    },
    unread: async (as = staff) => (await ask('GET /api/notifications/unread', { as })).body.count,
    stop: async () => {
      await tables.stop();
    },
  };
};

export type NotificationsWorld = Awaited<ReturnType<typeof startNotificationsWorld>>;
