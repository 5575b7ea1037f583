import type { Person } from '#web/shell/screens.ts';
import { maySee } from '../screens.ts';

const isPublic = (to: string): boolean => !/^\/(admin|staff)/.test(to);

/** Whether somebody may open an address, which can have a question. Everybody may open the public pages. */
export const mayGo = (to: string, person: Person): boolean =>
  isPublic(to) || maySee(to.replace(/\?.*$/, ''), person);
