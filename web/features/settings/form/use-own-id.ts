import { useSession } from '#web/session/use-session.ts';

/** Who is signed in, by the id that changes are noted with. */
export const useOwnId = (): string => {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.userId : '';
};
