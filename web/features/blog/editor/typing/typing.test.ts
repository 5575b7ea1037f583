import fc from 'fast-check';
import {
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $parseSerializedNode,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Block } from '#domain/blog/body/block.ts';
import { Body } from '#domain/blog/body/body.ts';
import { joinLists } from '#domain/blog/body/join-lists.ts';
import { paragraph } from '#domain/blog/body/write.ts';
import { anyBody, anyWords } from '#domain/blog/testing/any-body.ts';
import { nodesOfBody, stateOf } from '../convert/from-body.ts';
import { textOfState } from '../convert/to-body.ts';
import { $newGroup } from './new-groups.ts';
import { setBlock } from './set-block.ts';
import { newEditor, registerTyping } from './typing.ts';
import { $linesIn } from './where.ts';

let editor: LexicalEditor;
let stop = () => {};

beforeEach(() => {
  editor = newEditor();
  editor.setRootElement(document.body.appendChild(document.createElement('div')));
  stop = registerTyping(editor);
});
afterEach(() => {
  stop();
  editor.setRootElement(null);
  document.body.replaceChildren();
});

const change = (work: () => void) => editor.update(work, { discrete: true });
const open = (...body: readonly Block[]) => {
  editor.setEditorState(editor.parseEditorState(JSON.stringify(stateOf({ lead: [], body }))));
  change(() => void $getRoot().markDirty());
};
const write = (text: string) =>
  change(() => {
    const selection = $getSelection();
    if ($isRangeSelection(selection)) selection.insertText(text);
  });
const send = (command: typeof INSERT_PARAGRAPH_COMMAND | typeof UNDO_COMMAND) =>
  change(() => void editor.dispatchCommand(command, undefined));
const enter = () => send(INSERT_PARAGRAPH_COMMAND);
const erase = (isBackward = true) =>
  change(() => void editor.dispatchCommand(DELETE_CHARACTER_COMMAND, isBackward));
const insert = (kind: Parameters<typeof $newGroup>[0]) =>
  change(() => {
    const group = $newGroup(kind);
    $getRoot().getLastChildOrThrow().insertBefore(group);
    $linesIn(group)[0]?.selectStart();
  });
const text = () => textOfState(editor.getEditorState().toJSON());
const body = () => text().body;
const said = (words: string) => [{ text: words }];

describe('Enter', () => {
  test('leads through steps and makes the next one, until one is left empty', () => {
    open();
    insert('steps');
    for (const words of ['Weigh', 'On a scale', 'Close', 'With the ring']) {
      write(words);
      enter();
    }
    expect(body()).toMatchObject([{ items: { length: 3 } }]);
    enter();
    enter();
    write('After');
    expect(body()).toEqual([
      {
        kind: 'steps',
        items: [
          { title: said('Weigh'), text: said('On a scale') },
          { title: said('Close'), text: said('With the ring') },
        ],
      },
      paragraph('After'),
    ]);
  });

  test('leads through a table and makes rows as wide as it is', () => {
    open();
    insert('table');
    for (const words of [
      'Sizes',
      'Barrel',
      'Holds',
      'Price',
      '30 gal',
      'a',
      'b',
      '55 gal',
      'c',
      'd',
      '85 gal',
    ]) {
      write(words);
      enter();
    }
    expect(body()).toMatchObject([
      {
        caption: 'Sizes',
        corner: 'Barrel',
        columns: ['Holds', 'Price'],
        rows: [
          { head: said('30 gal'), cells: [said('a'), said('b')] },
          { head: said('55 gal') },
          { head: said('85 gal'), cells: [[], []] },
        ],
      },
    ]);
  });

  test('leads from a quote to who said it, and out', () => {
    open();
    insert('quote');
    write('It was there on Friday.');
    enter();
    write('A customer in Linden');
    enter();
    write('After');
    expect(body()).toEqual([
      { kind: 'quote', words: said('It was there on Friday.'), source: 'A customer in Linden' },
      paragraph('After'),
    ]);
  });
});

describe('erasing', () => {
  test('at the edge of a line joins no two lines', () => {
    open({ kind: 'questions', items: [{ question: 'How long?', answer: said('Two days.') }] });
    const before = body();
    change(() => void $linesIn($getRoot())[2]?.selectStart());
    erase();
    change(() => void $linesIn($getRoot())[1]?.selectEnd());
    erase(false);
    expect(body()).toEqual(before);
    write('!');
    expect(body()).toMatchObject([{ items: [{ question: 'How long?!', answer: said('Two days.') }] }]);
  });

  test('takes an empty step away, and a group in which nothing is written', () => {
    open({
      kind: 'steps',
      items: [
        { title: said('Weigh'), text: [] },
        { title: [], text: [] },
      ],
    });
    change(() => void $linesIn($getRoot())[3]?.selectStart());
    erase();
    expect(body()).toEqual([{ kind: 'steps', items: [{ title: said('Weigh'), text: [] }] }]);
    open();
    insert('quote');
    erase();
    write('Text');
    expect(body()).toEqual([paragraph('Text')]);
  });
});

test('a heading gets its address when the caret leaves it, and keeps it when its words change', async () => {
  open(paragraph('Box or barrel?'), paragraph('After'));
  const select = (at: number) => change(() => void $getRoot().getChildAtIndex(at)?.selectEnd());
  select(1);
  setBlock(editor, 'chapter', 'text');
  select(2);
  await Promise.resolve();
  select(1);
  write(' Both');
  setBlock(editor, 'heading', 'chapter');
  await Promise.resolve();
  expect(body()[0]).toEqual({ kind: 'heading', level: 3, id: 'box-or-barrel', title: 'Box or barrel? Both' });
});

test('undo and redo', () => {
  open(paragraph('One'));
  change(() => void $getRoot().getLastChild()?.selectEnd());
  write(' two');
  expect(body()).toEqual([paragraph('One two')]);
  send(UNDO_COMMAND);
  expect(body()).not.toEqual([paragraph('One two')]);
  send(REDO_COMMAND);
  expect(body()).toEqual([paragraph('One two')]);
});

test('whatever is opened comes back from the editor as it was, but for lists that follow each other', () => {
  fc.assert(
    fc.property(anyWords, anyBody, (lead, blocks) => {
      change(() => void $getRoot().clear());
      editor.setEditorState(editor.parseEditorState(JSON.stringify(stateOf({ lead, body: blocks }))));
      expect(text()).toEqual({ lead, body: joinLists(blocks) });
      change(() => void $getRoot().markDirty());
      expect(text()).toEqual({ lead, body: joinLists(blocks) });
    }),
    { numRuns: 25 },
  );
});

/** What somebody may do anywhere in a text. */
const act = fc.record({
  does: fc.constantFrom(
    'write',
    'enter',
    'erase',
    'erase on',
    'paste',
    'cut',
    'undo',
    'quote',
    'steps',
    'table',
    'questions',
  ),
  from: fc.nat(),
  to: fc.nat(),
});

test('whatever is done to a text, it can be saved', () => {
  fc.assert(
    fc.property(anyBody, anyBody, fc.array(act, { maxLength: 12 }), (blocks, pasted, acts) => {
      open(...blocks);
      for (const { does, from, to } of acts) {
        change(() => {
          const places = $getRoot().getAllTextNodes();
          const nodes = [...places, ...$linesIn($getRoot())];
          const [one, other] = [nodes[from % nodes.length], nodes[to % nodes.length]];
          one?.selectStart();
          const selection = $getSelection();
          if (does === 'cut' && other && $isRangeSelection(selection)) {
            other.selectEnd();
            const end = $getSelection();
            if ($isRangeSelection(end))
              end.anchor.set(selection.anchor.key, selection.anchor.offset, selection.anchor.type);
          }
        });
        if (does === 'write') write('a');
        else if (does === 'enter') enter();
        else if (does === 'erase' || does === 'cut') erase();
        else if (does === 'erase on') erase(false);
        else if (does === 'undo') send(UNDO_COMMAND);
        else if (does === 'paste')
          change(() =>
            $insertNodes(nodesOfBody(pasted).map((node) => $parseSerializedNode({ ...node, version: 1 }))),
          );
        else insert(does);
      }
      const now = body();
      expect(Body.safeParse(now)).toEqual({ success: true, data: now });
    }),
    { numRuns: 25 },
  );
});
