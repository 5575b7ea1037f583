/** The dialog of the browser, which this document has not. */
export const giveDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
};
