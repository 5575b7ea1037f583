import type { LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';
import { $placeHere, nowhere, type PlaceHere } from '../typing/place-here.ts';

const isSame = (one: PlaceHere, other: PlaceHere): boolean =>
  (Object.keys(one) as (keyof PlaceHere)[]).every((key) => one[key] === other[key]);

/** Where the caret is, whenever that is another place. */
export const usePlace = (editor: LexicalEditor): PlaceHere => {
  const [place, setPlace] = useState(nowhere);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($placeHere);
        setPlace((before) => (isSame(before, next) ? before : next));
      }),
    [editor],
  );
  return place;
};
