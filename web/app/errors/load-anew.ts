/** Loads the page again, with the newest release of the app. */
export const loadAnew = (): void => location.reload();
