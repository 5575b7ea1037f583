import { $create, $getState, $setState, createState, DecoratorNode } from 'lexical';
import { Block } from '#domain/blog/body/block.ts';
import { isShown, type Shown, type ShownBlock } from './shown.ts';

const NONE: ShownBlock = { kind: 'drawing', drawing: 'barrel-sizes' };

const block = createState('block', {
  parse: (value): ShownBlock => {
    const read = Block.safeParse(value);
    return read.success && isShown(read.data) ? read.data : NONE;
  },
});

/** A drawing, a picture or a live block: it looks as on the page. */
export class ShownNode extends DecoratorNode<Shown> {
  override $config() {
    return this.config('shown', {
      extends: DecoratorNode,
      stateConfigs: [{ stateConfig: block, flat: true }],
    });
  }

  getBlock(): ShownBlock {
    return $getState(this, block);
  }

  setBlock(next: ShownBlock): this {
    return $setState(this, block, next);
  }

  override isInline(): boolean {
    return false;
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'post-shown';
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  override decorate(): Shown {
    return { kind: 'block', block: this.getBlock() };
  }
}

/** A block to put between others. */
export const $createShown = (of: ShownBlock): ShownNode => $setState($create(ShownNode), block, of);
