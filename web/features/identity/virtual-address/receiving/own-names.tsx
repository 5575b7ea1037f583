import type { OwnMailbox } from '#domain/mailboxes/own-mailbox.ts';
import { NamesEditor } from '#web/mailbox-names/names-editor.tsx';
import { useOwnNames } from './use-own-mailbox.ts';

/** The further names of the own mailbox, to be changed. */
export const OwnNames = ({ mailbox: { names, version } }: { readonly mailbox: OwnMailbox }) => (
  <NamesEditor names={names} change={useOwnNames(version)} />
);
