import { useLayoutEffect } from 'react';

/** Tells, before the browser paints, that the app stands in the place of the document's shape. */
export const Taken = ({ onTaken }: { readonly onTaken: () => void }) => {
  useLayoutEffect(onTaken, [onTaken]);
  return null;
};
