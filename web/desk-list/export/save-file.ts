/** How long the browser may take to save a file. */
const SAVE_MS = 60_000;

/** Gives the browser a CSV file to save. */
export const saveFile = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVE_MS);
};
