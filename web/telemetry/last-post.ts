import { withoutThrowing } from './without-throwing.ts';

const LAST_POST = 'post';

/** The end of the address of the post that was read last in this tab, if any was. */
export const lastPost = (): string | null | undefined =>
  withoutThrowing(() => sessionStorage.getItem(LAST_POST));

/** Remembers in this tab which post was read last. */
export const rememberPost = (slug: string): void =>
  void withoutThrowing(() => sessionStorage.setItem(LAST_POST, slug));
