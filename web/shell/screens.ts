import { type ComponentType, createElement } from 'react';
import type { AppPath, StaffPath } from '#domain/kernel/paths.ts';
import type { Role } from '#domain/kernel/role.ts';

/** A screen of the app. Its route, guard, title, menu entry, back link and accessibility journey are derived from this. */
export interface Screen {
  readonly path: AppPath;
  /** Title of the page; `{number}` is replaced by that parameter of the path. */
  readonly title: string;
  readonly description?: string;
  /** Roles that may see it. The journeys open it as the first one. */
  readonly who: 'anyone' | readonly Role[];
  /** Where people without permission are redirected; without it they see a refusal. */
  readonly instead?: (role: Role) => AppPath | undefined;
  /** Entry in the side menu of everyone who may see it. */
  readonly menu?: string;
  /** The screen it is reached from, for the back link on phones. */
  readonly back?: AppPath;
  /** Queries that show another view of it, `?part=claims`. */
  readonly views?: readonly string[];
  readonly page: () => Promise<ComponentType>;
}

/** The areas of staff and admins. */
export type Area = '/admin' | '/staff';

interface DeskScreen extends Omit<Screen, 'path' | 'back' | 'page'> {
  readonly path: StaffPath;
  /** Roles that see it below /staff, besides admins. */
  readonly who: readonly Role[];
  readonly back?: StaffPath;
  readonly page: () => Promise<ComponentType<{ readonly area: Area }>>;
}

const inArea =
  (area: Area) =>
  ({ path, who, back, page, ...same }: DeskScreen): Screen => ({
    ...same,
    path: `${area}${path}`,
    who: area === '/admin' ? ['admin'] : [...who, 'admin'],
    ...(back === undefined ? {} : { back: `${area}${back}` as const }),
    page: async () => {
      const Page = await page();
      return () => createElement(Page, { area });
    },
  });

/** Declares screens that are both below /admin and below /staff. */
export const atDesk = (...screens: readonly DeskScreen[]): readonly Screen[] => [
  ...screens.map(inArea('/admin')),
  ...screens.map(inArea('/staff')),
];
