import type { ComponentType, ReactNode } from 'react';
import type { AppPath, StaffPath } from '#domain/kernel/paths.ts';
import type { Permission } from '#domain/kernel/permissions.ts';
import type { Caller, Role } from '#domain/kernel/role.ts';

/** Somebody by their roles, as far as screens and menus depend on them. */
export type Person = Pick<Caller, 'roles'>;

/** A screen of the app. Its route, guard, title, menu entry, back link and accessibility journey are derived from this. */
export interface Screen {
  readonly path: AppPath;
  /** Title of the page; `{number}` is replaced by that parameter of the path. */
  readonly title: string;
  readonly description?: string;
  /** Who may see it, as endpoints say it: a permission, or roles where an area belongs to them. The journeys open it as the first role. */
  readonly who: 'anyone' | Permission | readonly Role[];
  /** Where people without permission are redirected, by the parts of the path; without it they see a refusal. */
  readonly instead?: (person: Person, parts: Readonly<Record<string, string>>) => string | undefined;
  /** Entry in the side menu of everyone who may see it. */
  readonly menu?: string;
  /** Also in the menu of admins, who have nothing like it among their own screens. */
  readonly alsoForAdmins?: true;
  /** The screen it is reached from, for the back link on phones. */
  readonly back?: AppPath;
  /** Queries that show another view of it, `?part=claims`. */
  readonly views?: readonly string[];
  /** Titles of its parts that can be found from everywhere, by the `part` of its query. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly page: () => Promise<ComponentType>;
  /**
   * Addresses that it asks first, which are asked while the app's script is still on its way. It is given the parts of its path, ready for an
   * address, and who looks. Only what it asks for whenever it opens without a query, and asks word for word.
   */
  readonly first?: (parts: Readonly<Record<string, string>>, person: Person) => readonly string[];
}

/** The areas of staff and admins. */
export type Area = '/admin' | '/staff';

/** A screen as its feature declares it. Without a page it is composed of several features, by the app. */
export type DeclaredScreen = Omit<Screen, 'page'> & Partial<Pick<Screen, 'page'>>;

type PageAtDesk = () => Promise<(props: { readonly area: Area }) => ReactNode>;

interface DeskScreen extends Omit<Screen, 'path' | 'who' | 'back' | 'views' | 'page'> {
  readonly path: StaffPath;
  /** What somebody may do who sees it below /staff: the permission of the endpoint that it reads first. */
  readonly may: Permission;
  readonly back?: StaffPath;
  /** Queries that show another view of it, in each area. */
  readonly views?: (area: Area) => readonly string[];
  readonly page?: PageAtDesk;
}

/** The page of the desk in an area. It is called instead of created, because the early script has all screens and no React. */
export const pageIn =
  (area: Area, page: PageAtDesk): Screen['page'] =>
  async () => {
    const Page = await page();
    return () => Page({ area });
  };

const inArea =
  (area: Area) =>
  ({ path, may, back, views, page, ...same }: DeskScreen): DeclaredScreen => ({
    ...same,
    path: `${area}${path}`,
    who: area === '/admin' ? ['admin'] : may,
    ...(back === undefined ? {} : { back: `${area}${back}` as const }),
    ...(views === undefined ? {} : { views: views(area) }),
    ...(page === undefined ? {} : { page: pageIn(area, page) }),
  });

/** Declares screens that are both below /admin and below /staff. */
export const atDesk = (...screens: readonly DeskScreen[]): readonly DeclaredScreen[] => [
  ...screens.map(inArea('/admin')),
  ...screens.map(inArea('/staff')),
];
