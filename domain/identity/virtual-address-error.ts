/** The failed load of a virtual address: the HTTP status and the message of the server. */
export interface LoadError {
  readonly status?: number | undefined;
  readonly message?: string | undefined;
}

/** The message of the virtual address card for a failed load (trade.md, What the owner fixed). */
export const virtualAddressErrorMessage = ({ status, message = '' }: LoadError): string => {
  if (status === 401 || /unauthorized/i.test(message))
    return 'Please verify your email and sign in to view your mailbox address.';
  if (status === 404 || /MAILBOX_NOT_FOUND|No virtual mailbox assigned/i.test(message))
    return 'We are finishing your mailbox assignment. Try refreshing in a few moments.';
  return message.trim() || 'Unable to load your virtual mailbox address.';
};
