import { $createGroup, type GroupNode } from '../nodes/group-node.ts';
import { $createLine } from '../nodes/line-node.ts';
import { type GroupKind, linesOf } from '../nodes/shapes.ts';

/** An empty item of a group: a step, a question, a row with so many cells. */
export const $newItem = (kind: GroupKind, columns = 1): GroupNode => {
  const [first = 'words', second = 'source'] = linesOf[kind] ?? [];
  const others = kind === 'row' || kind === 'columns' ? columns : 1;
  return $createGroup(kind).append(
    $createLine(first),
    ...Array.from({ length: others }, () => $createLine(second)),
  );
};

/** An empty quote, list of steps, list of questions, or table. */
export const $newGroup = (kind: 'quote' | 'steps' | 'questions' | 'table'): GroupNode => {
  switch (kind) {
    case 'quote':
      return $newItem('quote');
    case 'steps':
      return $createGroup('steps').append($newItem('step'));
    case 'questions':
      return $createGroup('questions').append($newItem('asked'));
    case 'table':
      return $createGroup('table').append(
        $createLine('caption'),
        $newItem('columns', 2),
        $newItem('row', 2),
        $newItem('row', 2),
      );
  }
};
