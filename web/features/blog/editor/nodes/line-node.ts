import { $create, $getState, $setState, createState, ElementNode } from 'lexical';
import { type LineRole, lineNames, lineRoles } from './shapes.ts';

const isLineRole = (value: unknown): value is LineRole => lineRoles.some((role) => role === value);

/** Lexical leaves out what is as usual, so the usual is none of the roles. */
const role = createState('role', { parse: (value): LineRole | '' => (isLineRole(value) ? value : '') });

/** A line of a group, or the lead: where somebody types. Its name is shown while it is empty. */
export class LineNode extends ElementNode {
  override $config() {
    return this.config('line', { extends: ElementNode, stateConfigs: [{ stateConfig: role, flat: true }] });
  }

  getRole(): LineRole {
    return $getState(this, role) || 'words';
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = `post-line post-line-${this.getRole()}`;
    element.dataset.name = lineNames[this.getRole()];
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }
}

/** An empty line. */
export const $createLine = (of: LineRole): LineNode => $setState($create(LineNode), role, of);

/** Whether a node is a line. */
export const isLine = (node: unknown): node is LineNode => node instanceof LineNode;
