import { $isHeadingNode, HeadingNode } from '@lexical/rich-text';
import {
  $findMatchingParent,
  $getSelection,
  $getState,
  $isRangeSelection,
  $nodesOfType,
  $setState,
  createState,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { newPlace } from '#domain/blog/body/places.ts';

/** Where links to a heading lead. Kept beside the heading, under `$`, as Lexical keeps such things. */
const place = createState('place', { parse: (value) => (typeof value === 'string' ? value : '') });

const $headingHere = (): HeadingNode | undefined => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return undefined;
  return ($findMatchingParent(selection.anchor.getNode(), $isHeadingNode) as HeadingNode | null) ?? undefined;
};

/** A heading of another level is still the same place. */
export const $keepPlace = (before: LexicalNode, after: LexicalNode): void => {
  if (before instanceof HeadingNode && after instanceof HeadingNode)
    $setState(after, place, $getState(before, place));
};

const $isWithout = (heading: HeadingNode): boolean =>
  $getState(heading, place) === '' && heading.getTextContent().trim() !== '';

/** Gives a place to each heading that somebody has finished typing, so that links to it stay when its words change. */
const $keepPlaces = (): void => {
  const here = $headingHere();
  const headings = $nodesOfType(HeadingNode);
  const taken = new Set(headings.map((heading) => $getState(heading, place)));
  for (const heading of headings) {
    if (!$isWithout(heading) || heading.is(here)) continue;
    const own = newPlace(heading.getTextContent(), taken);
    taken.add(own);
    $setState(heading, place, own);
  }
};

/** Watches for headings that the caret has left. */
export const registerPlaces = (editor: LexicalEditor): (() => void) =>
  editor.registerUpdateListener(({ editorState }) => {
    const isNeeded = editorState.read(() => {
      const here = $headingHere();
      return $nodesOfType(HeadingNode).some((heading) => $isWithout(heading) && !heading.is(here));
    });
    if (isNeeded) editor.update($keepPlaces, { tag: HISTORY_MERGE_TAG });
  });
