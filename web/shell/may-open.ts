import { createContext, useContext } from 'react';

/** Whether the signed-in user may open a path of the app. The desk provides it, because features do not know all screens. */
export const MayOpenContext = createContext<(path: string) => boolean>(() => true);

/** Tells which links lead somewhere for the signed-in user. */
export const useMayOpen = (): ((path: string) => boolean) => useContext(MayOpenContext);
