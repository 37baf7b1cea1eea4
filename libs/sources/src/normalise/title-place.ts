/** Leaves out the place: "Yoga at the Old Theatre" is no play. */
export const withoutPlace = (title: string): string =>
  title.replace(/(?<=\S)\s+(?:at|@)\s+(?:the\s+)?\p{Lu}.*$/u, '');
