import { type ComponentType, createElement } from 'react';
import type { AppPath, DeskPath } from '#domain/kernel/paths.ts';
import type { Role } from '#domain/kernel/role.ts';

/** A screen of the app. Its route, guard, title, menu entry, way back and accessibility journey are made from this. */
export interface Screen {
  readonly path: AppPath;
  /** Title of the page; `{number}` stands for that part of the path. */
  readonly title: string;
  readonly description?: string;
  /** The first role named is the one that the journeys look at it as. */
  readonly who: 'anyone' | readonly Role[];
  /** Where somebody is led who may not see it; without a place they are told that they may not. */
  readonly instead?: (role: Role) => AppPath | undefined;
  /** Its entry in the side menu of everyone who may see it. */
  readonly menu?: string;
  /** The screen it is reached from: on a phone a link leads back there. */
  readonly back?: AppPath;
  /** Searches under which it shows another part of itself, `?part=claims`. */
  readonly views?: readonly string[];
  readonly page: () => Promise<ComponentType>;
}

/** The areas of those who work here. */
export type Area = '/admin' | '/staff';

interface DeskScreen extends Omit<Screen, 'path' | 'back' | 'page'> {
  readonly path: DeskPath;
  /** Who sees it below /staff, besides admins. */
  readonly who: readonly Role[];
  readonly back?: DeskPath;
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
