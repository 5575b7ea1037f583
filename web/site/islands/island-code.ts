/** The files of an island's code, as the build has named them in the page. */
export const codeOf = ({ dataset }: HTMLElement): readonly string[] => dataset.code?.split(' ') ?? [];
