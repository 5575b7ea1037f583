import { useState } from 'react';
import { Block } from '#domain/blog/body/block.ts';
import { destinationCodes } from '#domain/kernel/destination-codes.ts';
import { Blocks } from '#web/site/pages/blog/body/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { SiteBlock } from '../nodes/shown.ts';
import { $newGroup } from '../typing/new-groups.ts';
import type { TextFormProps } from './form-props.ts';
import { LiveFields } from './live-fields.tsx';
import { blockOf, blockOptions, optionOf, shownOptions, type TypedBlock, typedBlocks } from './new-blocks.ts';
import { $putBelow, $putShown } from './put-block.ts';

const isTyped = (option: string): option is TypedBlock => Object.hasOwn(typedBlocks, option);

/** Asks which block to insert, or how the chosen one should be, and shows it as the page will. */
export const BlockForm = ({
  site,
  apply,
  start,
}: TextFormProps & { readonly start?: SiteBlock | undefined }) => {
  const [option, setOption] = useState(start ? optionOf(start) : 'live:facts');
  const [block, setBlock] = useState<SiteBlock | undefined>(
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
