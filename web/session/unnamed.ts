/** Stands for somebody of whom nothing more is known: they may be a colleague, a customer, or have closed their account. */
export const SOMEONE = 'Someone';

/** How far the names of a screen are: asked for, refused or lost, or here. */
interface AskedNames {
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
}

/** What stands in place of a name. While names are under way, or were not answered, it says nothing about who it is. */
export const unnamed = ({ isError, isPending, isPlaceholderData }: AskedNames, unknown: string): string => {
  if (isError) return 'Name not loaded';
  return isPending || isPlaceholderData ? '…' : unknown;
};
