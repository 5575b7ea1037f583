import { $getSelection, $insertNodes, $isParagraphNode, $isRangeSelection } from 'lexical';
import { useState } from 'react';
import { Block } from '#domain/blog/body/block.ts';
import { destinationCodes } from '#domain/kernel/destination-codes.ts';
import { Blocks } from '#web/site/pages/blog/body/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { ShownBlock } from '../nodes/shown.ts';
import { $createShown, ShownNode } from '../nodes/shown-node.ts';
import { $newGroup } from '../typing/new-groups.ts';
import { $chosen } from '../typing/place-here.ts';
import { $groupsAround, $lineOf, $linesIn, isGroup } from '../typing/where.ts';
import type { TextFormProps } from './form-props.ts';
import { LiveFields } from './live-fields.tsx';
import { blockOf, blockOptions, optionOf, shownOptions, type TypedBlock, typedBlocks } from './new-blocks.ts';

/** Puts a block below the one with the caret, which goes away where nothing is written in it. */
const $putBelow = (block: ReturnType<typeof $newGroup> | ShownNode): void => {
  const selection = $getSelection();
  const node = $isRangeSelection(selection) ? selection.anchor.getNode() : $chosen();
  const line = node && $lineOf(node);
  const here = (line && ($groupsAround(line).at(-1) ?? line)) ?? node?.getTopLevelElement();
  if (!here) $insertNodes([block]);
  else {
    here.insertAfter(block);
    if ($isParagraphNode(here) && here.isEmpty()) here.remove();
  }
  if (isGroup(block)) $linesIn(block)[0]?.selectStart();
  else block.selectNext();
};

const $putShown = (block: ShownBlock, isChange: boolean): void => {
  const chosen = $chosen();
  if (isChange && chosen instanceof ShownNode) chosen.setBlock(block);
  else $putBelow($createShown(block));
};

const isTyped = (option: string): option is TypedBlock => Object.hasOwn(typedBlocks, option);

/** Asks which block to insert, or how the chosen one should be, and shows it as the page will. */
export const BlockForm = ({
  site,
  apply,
  start,
}: TextFormProps & { readonly start?: ShownBlock | undefined }) => {
  const [option, setOption] = useState(start ? optionOf(start) : 'live:facts');
  const [block, setBlock] = useState<ShownBlock | undefined>(
    start ?? blockOf('live:facts', destinationCodes[0]),
  );
  const read = Block.safeParse(block);
  const choose = (next: string) => {
    setOption(next);
    setBlock(blockOf(next, block && 'to' in block ? block.to : destinationCodes[0]));
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped(option)) apply(() => $putBelow($newGroup(option)));
        else if (block && read.success) apply(() => $putShown(block, start !== undefined));
      }}
    >
      <SelectField
        label="Kind of block"
        options={start ? shownOptions : blockOptions}
        value={option}
        onChange={(event) => choose(event.target.value)}
      />
      {block?.kind === 'live' ? <LiveFields value={block} onChange={setBlock} /> : null}
      {block === undefined ? (
        <p className="text-ink-soft">You write it in the text. Enter leads from line to line.</p>
      ) : read.success ? (
        <div inert className="max-h-72 overflow-auto rounded-label border border-rule p-3">
          <Blocks site={site} blocks={[read.data]} />
        </div>
      ) : (
        <p role="status" className="font-semibold text-wrong">
          {read.error.issues[0]?.message}
        </p>
      )}
      <Button type="submit" className="justify-self-start">
        {start ? 'Change the block' : 'Insert'}
      </Button>
    </form>
  );
};
