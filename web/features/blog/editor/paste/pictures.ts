import { createCommand, type LexicalCommand } from 'lexical';

/** A picture was dropped or pasted: whoever writes is asked for its alt text. */
export const PICTURE_COMMAND: LexicalCommand<File> = createCommand('PICTURE_COMMAND');

/** Whether a file is a picture that a post may have. */
export const isPicture = ({ type }: Pick<File, 'type'>): boolean => /^image\/(?:jpeg|png|webp)$/.test(type);

/** The picture among what is dropped or pasted. */
export const pictureIn = ({ files }: Pick<DataTransfer, 'files'>): File | undefined =>
  [...files].find(isPicture);
