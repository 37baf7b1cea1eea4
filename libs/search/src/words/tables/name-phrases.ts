/**
 * Phrases of names of places and works. Their words do not have the meanings that the lexicon gives
 * to them alone.
 */
export const NAME_PHRASES = `
  opera house|opera houses|opernhaus|concert hall|concert halls|music hall|theatre royal|theater royal|comedy store
  dance hall|film forum|blue note|house of blues|country club|country house|country houses|magic kingdom|soul food|pop art|folk art
  rock garden|metal work`;
