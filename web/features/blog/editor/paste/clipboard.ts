import type { Block } from '#domain/blog/body/block.ts';
import { blocksOf } from '../convert/to-body.ts';
import { blocksInHtml, blocksInText } from './read-html.ts';

/** More than any post is long: of that only the plain text is read. */
const LONGEST = 1_000_000;
/** Deeper than anything that an editor of ours holds. */
const DEEPEST = 50;

/** How deep a JSON text is nested, without reading it. */
const depthOf = (json: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const char of json) {
    if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/** The blocks that were copied in an editor of posts. Any page may put such a text on the clipboard, so it is read like any other. */
const blocksInCopy = (json: string): readonly Block[] => {
  // An element and the list of what is in it are two levels each.
  if (json === '' || json.length > LONGEST || depthOf(json) > DEEPEST) return [];
  try {
    const copy: unknown = JSON.parse(json);
    return typeof copy === 'object' && copy !== null && 'nodes' in copy ? blocksOf(copy.nodes) : [];
  } catch {
    return [];
  }
};

/** What is on the clipboard, as blocks of a post: from an editor of ours, from a document or a page, or plain text. */
export const blocksOnClipboard = (data: Pick<DataTransfer, 'getData'>): readonly Block[] => {
  const copied = blocksInCopy(data.getData('application/x-lexical-editor'));
  if (copied.length > 0) return copied;
  const html = data.getData('text/html');
  const read = html.length > LONGEST ? [] : blocksInHtml(html);
  return read.length > 0 ? read : blocksInText(data.getData('text/plain'));
};
