/** The inbox that mail to an address most likely arrives in: in lower case and without a `+tag`. */
export const inboxOf = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '')}@${host}`;
};
