import { may, type Permission } from '#domain/kernel/permissions.ts';
import type { Person } from '#web/shell/screens.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { beginsWords } from '#web/ui/search/matching.ts';
import { deskMenu, screens } from '../screens.ts';
import { mayGo } from './may-go.ts';

const SHOWN = 5;

/** Somewhere to go: a screen, or where something is done. `words` are what people may type for it besides its title. */
interface Place {
  readonly title: string;
  readonly detail: string;
  readonly to: string;
  readonly words?: string;
  /** The right to do it, where the screen itself asks for less. */
  readonly may?: Permission;
}

const act = (title: string, to: string, words: string, right?: Permission): Place => ({
  title,
  detail: 'Do it there',
  to,
  words,
  ...(right === undefined ? {} : { may: right }),
});

/** What people do at the desk, each with the address at which it is done. */
const acts: readonly Place[] = [
  act('Publish new prices', '/admin/settings?part=rates', 'rate card price list'),
  act('Add a holiday', '/admin/settings?part=schedule', 'day off closed cutoff'),
  act('Change the opening hours', '/admin/settings?part=brand', 'business hours phone address'),
  act('Change the words of the e-mails', '/admin/settings?part=wording', 'wording text letter mail subject'),
  act('Give someone a role', '/admin/staff', 'rights permission colleague employee'),
  act('See every message that people get', '/admin/messages', 'messages e-mail whatsapp wording preview'),
  act('See who did what', '/admin/history', 'history audit log changes'),
  act('Price a large piece by hand', '/staff/quotes', 'quote oversize', 'quote.manage'),
  act('Work out a price for a caller', '/shipping-calculator', 'new quote calculator estimate'),
  act('See e-mail that comes back', '/staff/returned-mail', 'bounce spam complaint address', 'customer.read'),
  act('Take a task', '/staff/tasks', 'what waits work', 'task.manage'),
];

/** Admins have their own address of what staff have. */
const forPerson = (place: Place, isAdmin: boolean): Place =>
  isAdmin ? { ...place, to: place.to.replace(/^\/staff/, '/admin') } : place;

const placesOf = (person: Person): readonly Place[] => {
  const isAdmin = person.roles.includes('admin');
  const pages = deskMenu(person).map(({ label, to }): Place => ({ title: label, detail: 'Page', to }));
  const parts = screens.flatMap(({ path, title: detail, parts: titles = {} }) =>
    Object.entries(titles).map(([part, title]): Place => ({ title, detail, to: `${path}?part=${part}` })),
  );
  return [...pages, ...parts, ...acts.map((one) => forPerson(one, isAdmin))].filter(
    (place) => mayGo(place.to, person) && (place.may === undefined || may(person, place.may)),
  );
};

/** Finds pages, parts of the settings and what can be done, among those that somebody may open. */
export const findPlaces =
  (person: Person): Finder['find'] =>
  async (typed) =>
    placesOf(person)
      .filter(({ title, detail, words = '' }) => beginsWords(`${title} ${detail} ${words}`, typed))
      .slice(0, SHOWN)
      .map(({ to, title, detail }) => ({ to, title, detail }));
