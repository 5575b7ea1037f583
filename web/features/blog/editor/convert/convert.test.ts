import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Body } from '#domain/blog/body/body.ts';
import { Words } from '#domain/blog/body/inline.ts';
import { joinLists } from '#domain/blog/body/join-lists.ts';
import { guides } from '#domain/blog/guides/guides.ts';
import { anyBody, anyWords } from '#domain/blog/testing/any-body.ts';
import { groupKinds, lineRoles } from '../nodes/shapes.ts';
import { nodesOfBody, stateOf } from './from-body.ts';
import { blocksOf, textOfState } from './to-body.ts';

test('whatever a post says is the same after it was in the editor; lists that follow each other are one', () => {
  fc.assert(
    fc.property(anyWords, anyBody, (lead, body) => {
      expect(textOfState(stateOf({ lead, body }))).toEqual({ lead, body: joinLists(body) });
    }),
  );
});

test.each(guides.map((guide) => [guide.slug, guide] as const))('%s too', (_, { lead, body }) => {
  expect(textOfState(stateOf({ lead, body }))).toEqual({ lead, body });
});

const letters = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constant('x'.repeat(700)));
const { node } = fc.letrec<{ node: object; inside: object[] }>((tie) => ({
  inside: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.oneof(
    { depthSize: 'small', maxDepth: 5 },
    fc.record({
      type: fc.constantFrom('text', 'tab'),
      text: letters,
      format: fc.integer({ min: 0, max: 2000 }),
    }),
    fc.record({ type: fc.constantFrom('linebreak', 'x', 'shown', 'figure') }),
    fc.record({ type: fc.constant('figure'), part: fc.object({ maxDepth: 1 }) }),
    fc.record({
      type: fc.constant('shown'),
      block: fc.constantFrom({ kind: 'paragraph', words: [] }, { kind: 'live' }),
    }),
    fc.record({
      type: fc.constantFrom('paragraph', 'listitem', 'quote', 'table', 'x'),
      children: tie('inside'),
    }),
    fc.record({
      type: fc.constant('list'),
      listType: fc.constantFrom('number', 'bullet'),
      children: tie('inside'),
    }),
    fc.record({
      type: fc.constant('heading'),
      tag: fc.constantFrom('h1', 'h2', 'h6'),
      $: fc.constantFrom({ place: 'a' }, { place: 'A b' }, { place: 3 }, {}),
      children: tie('inside'),
    }),
    fc.record({
      type: fc.constant('link'),
      url: fc.constantFrom('/rates', 'javascript:alert(1)'),
      children: tie('inside'),
    }),
    fc.record({
      type: fc.constant('group'),
      what: fc.constantFrom(...groupKinds, 'x'),
      children: tie('inside'),
    }),
    fc.record({
      type: fc.constant('line'),
      role: fc.constantFrom(...lineRoles, 'x'),
      children: tie('inside'),
    }),
  ),
}));

test('whatever the editor may hold is a post that can be saved, and stays the same from then on', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 6 }), (nodes) => {
      const { lead, body } = textOfState({ root: { type: 'root', children: nodes } });
      expect(Body.safeParse(body)).toEqual({ success: true, data: body });
      expect(Words.safeParse(lead)).toEqual({ success: true, data: lead });
      expect(blocksOf(nodesOfBody(body))).toEqual(body);
    }),
  );
});

test('a list, a table and steps that are too long go on in the next ones', () => {
  const row = { type: 'group', what: 'row', children: [] };
  const item = { type: 'listitem', children: [{ type: 'text', text: 'a' }] };
  const body = blocksOf([
    { type: 'list', children: Array(130).fill(item) },
    { type: 'group', what: 'table', children: Array(61).fill(row) },
  ]);
  expect(
    body.map((block) => ('items' in block ? block.items.length : 'rows' in block && block.rows.length)),
  ).toEqual([60, 60, 10, 60, 1]);
  expect(Body.safeParse(body).success).toBe(true);
});
