import {
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  mergeRegister,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { useEffect, useState } from 'react';

interface Undo {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What was undone or done again just now, for a screen reader. */
  readonly said: string;
}

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

/** Whether something can be undone, and what was. */
export const useUndo = (editor: LexicalEditor): Undo => {
  const [undo, setUndo] = useState<Undo>({ canUndo: false, canRedo: false, said: '' });
  useEffect(() => {
    let count = 0;
    const change = (next: Partial<Undo>) => {
      setUndo((before) => ({ ...before, ...next }));
      return false;
    };
    const say = (by: number) => {
      count = Math.sign(count) === by ? count + by : by;
      return change({ said: by < 0 ? `${steps(-count)} undone` : `${steps(count)} done again` });
    };
    return mergeRegister(
      editor.registerCommand(CAN_UNDO_COMMAND, (canUndo) => change({ canUndo }), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(CAN_REDO_COMMAND, (canRedo) => change({ canRedo }), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(UNDO_COMMAND, () => say(-1), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(REDO_COMMAND, () => say(1), COMMAND_PRIORITY_HIGH),
    );
  }, [editor]);
  return undo;
};
