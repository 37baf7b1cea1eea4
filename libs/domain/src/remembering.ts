/**
 * The same function, which remembers what it made of its last texts: of half of `most` for certain, of `most` at best. Two generations
 * instead of an order of use: keeping that up costs more than most of what is remembered here.
 */
export function remembering<Made>(make: (text: string) => Made, most: number): (text: string) => Made {
  let recent = new Map<string, Made>();
  let before = new Map<string, Made>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const made = before.get(text) ?? make(text);
    if (recent.size >= most / 2) {
      before = recent;
      recent = new Map();
    }
    recent.set(text, made);
    return made;
  };
}
