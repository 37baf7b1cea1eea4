const CJK_TIME =
  /(午前|午後|上午|下午|晚上|오전|오후)?\s?(\d{1,2})[時时点點시](?:\s?(\d{1,2})[分분])?(半)?/gu;

/** "2027年8月7日(土) 午後6時30分" is "2027-8-7 6:30 pm". */
export function withoutCjkMarks(text: string): string {
  if (!/[年月日時时点點（(년월일시]/u.test(text)) return text;
  const plain = text
    .replace(
      /[（(][月火水木金土日祝・]{1,5}[)）]|[（(](?:周|星期|週)?[一二三四五六日월화수목금토일][)）]/gu,
      ' ',
    )
    .replace(/(\d{4})[年년]\s?(\d{1,2})[月월]\s?(\d{1,2})[日일]?/gu, '$1-$2-$3 ');
  return plain.replace(CJK_TIME, (...found) => {
    const [, half, hour = '', minute, isHalfPast] = found as (string | undefined)[];
    const minutes = minute?.padStart(2, '0') ?? (isHalfPast === undefined ? '00' : '30');
    const isLate = half !== undefined && /午後|下午|晚上|오후/.test(half);
    return `${hour}:${minutes}${isLate ? ' pm' : half === undefined ? '' : ' am'}`;
  });
}
