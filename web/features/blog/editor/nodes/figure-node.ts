import {
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type InlineFormattableNode,
  TEXT_TYPE_TO_FORMAT,
  type TextFormatType,
  toggleTextFormatType,
} from 'lexical';
import { type FigurePart, Words } from '#domain/blog/body/inline.ts';
import type { Shown } from './shown.ts';

const NONE: FigurePart = { figure: 'cargo-cutoff' };

const isFigure = (value: unknown): value is FigurePart =>
  typeof value === 'object' && value !== null && 'figure' in value && Words.safeParse([value]).success;

const part = createState('part', { parse: (value): FigurePart => (isFigure(value) ? value : NONE) });
const format = createState('format', { parse: (value) => (typeof value === 'number' ? value : 0) });

/** A figure in a sentence: it shows what it says today, and holds only its name. */
export class FigureNode extends DecoratorNode<Shown> implements InlineFormattableNode {
  override $config() {
    return this.config('figure', {
      extends: DecoratorNode,
      stateConfigs: [
        { stateConfig: part, flat: true },
        { stateConfig: format, flat: true },
      ],
    });
  }

  get __isInlineFormattable(): true {
    return true;
  }

  getPart(): FigurePart {
    return $getState(this, part);
  }

  setPart(next: FigurePart): this {
    return $setState(this, part, next);
  }

  getFormat(): number {
    return $getState(this, format);
  }

  setFormat(next: number): this {
    return $setState(this, format, next);
  }

  getFormatFlags(type: TextFormatType, alignWithFormat: number | null): number {
    return toggleTextFormatType(this.getFormat(), type, alignWithFormat);
  }

  hasFormat(type: TextFormatType): boolean {
    return (this.getFormat() & (TEXT_TYPE_TO_FORMAT[type] ?? 0)) !== 0;
  }

  toggleFormat(type: TextFormatType): this {
    return this.setFormat(this.getFormatFlags(type, null));
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'post-figure';
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  override decorate(): Shown {
    return { kind: 'figure', part: this.getPart(), format: this.getFormat() };
  }
}

/** A figure to put into a sentence. */
export const $createFigure = (of: FigurePart): FigureNode => $setState($create(FigureNode), part, of);
