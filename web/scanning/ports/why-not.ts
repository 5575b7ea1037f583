/** Why a scale or a printer was not connected, and what works instead. Undefined where somebody only closed the choice. */
export const whyNotConnected = (error: unknown, instead: string): string | undefined => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError') return undefined;
  if (name === 'SecurityError')
    return `This page may not use it. Open this screen at /staff and load it again. ${instead}`;
  return `It could not be opened. Another program may be using it. ${instead}`;
};
