import { $create, $getState, $setState, createState, ElementNode } from 'lexical';
import { type GroupKind, groupKinds } from './shapes.ts';

const isGroupKind = (value: unknown): value is GroupKind => groupKinds.some((kind) => kind === value);

/** Lexical leaves out what is as usual, so the usual is none of the kinds. */
const what = createState('what', { parse: (value): GroupKind | '' => (isGroupKind(value) ? value : '') });

/** A part of a post that is made of lines or of other groups: a quote, steps, questions, a table, and what is in them. */
export class GroupNode extends ElementNode {
  override $config() {
    return this.config('group', { extends: ElementNode, stateConfigs: [{ stateConfig: what, flat: true }] });
  }

  getWhat(): GroupKind {
    return $getState(this, what) || 'quote';
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = `post-${this.getWhat()}`;
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  /** Somebody types in the lines of a group and never beside them. */
  override canBeEmpty(): boolean {
    return false;
  }
}

/** A group without anything in it. */
export const $createGroup = (kind: GroupKind): GroupNode => $setState($create(GroupNode), what, kind);
