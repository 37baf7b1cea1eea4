import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderCard } from '../render-card.ts';
import type { CardText } from './card-text.ts';
import { createTypesetter } from './typesetter.ts';

const FOLDER = join(import.meta.dirname, '../../fonts');

const CARD: CardText = {
  locale: 'en-GB',
  title: '',
  layout: 'title',
  parts: [],
  category: 'music',
  category_name: 'Music',
  is_cancelled: false,
  is_off: false,
  notice: null,
  price: null,
  demo: null,
  when: '',
  where: '',
  country_code: null,
  picture: null,
};
const render = (title: string) =>
  renderCard({ ...CARD, title, parts: [title] }, { format: 'svg', size: 'card' });

/**
 * A title for each recommended script of Unicode (UAX 31, table 5), with conjuncts, stacks and
 * marks.
 */
const TITLES = {
  Arabic: 'مهرجان القاهرة الدولي للموسيقى',
  Armenian: 'Երևանի միջազգային փառատոն',
  Bengali: 'আন্তর্জাতিক চলচ্চিত্র উৎসব',
  Bopomofo: 'ㄅㄆㄇㄈ',
  Cyrillic: 'Фестиваль джаза, Ґудзик',
  Devanagari: 'अंतरराष्ट्रीय फिल्म महोत्सव: क्षत्रिय',
  Ethiopic: 'አዲስ አበባ የሙዚቃ ፌስቲቫል',
  Georgian: 'თბილისის ჯაზ ფესტივალი',
  Greek: 'Φεστιβάλ Αθηνών',
  Gujarati: 'નવરાત્રી ગરબા મહોત્સવ શ્રેષ્ઠ',
  Gurmukhi: 'ਪੰਜਾਬੀ ਲੋਕ ਸੰਗੀਤ ਅੰਮ੍ਰਿਤਸਰ',
  Han: '演唱会 陶喆 镕堃龚䶮 剝塡頰',
  Hangul: '서울 재즈 페스티벌 뷁똠',
  Hebrew: 'פסטיבל הג׳אז של תל אביב',
  Kana: '東京ジャズ まつり',
  Kannada: 'ಸಾಹಿತ್ಯ ಉತ್ಸವ ಕ್ಷೇತ್ರ ಸ್ತ್ರೀ',
  Khmer: 'ពិធីបុណ្យតន្ត្រីភ្នំពេញ',
  Lao: 'ງານບຸນດົນຕີ ນ້ຳ',
  Latin: 'Łódź, Lễ hội âm nhạc',
  Malayalam: 'സംഗീതജ്ഞർ സ്ത്രീ',
  Myanmar: 'မြန်မာ့ရိုးရာ စက္ကူ ကျောင်းသား',
  Oriya: 'ଓଡ଼ିଶୀ ନୃତ୍ୟ ମହୋତ୍ସବ ଶ୍ରୀ',
  Sinhala: 'ජාත්‍යන්තර සංගීත ශ්‍රී',
  Tamil: 'கர்நாடக சங்கீதம் ஸ்ரீ',
  Telugu: 'సాహిత్య ఉత్సవం కూచిపూడి నృత్య',
  Thaana: 'މާލެ މިއުޒިކް',
  Thai: 'เทศกาลดนตรีแจ๊ส ครั้งที่ ๑๒ น้ำใจ',
  Tibetan: 'བོད་ཀྱི་རོལ་མོའི་དུས་ཆེན།',
};

describe.each(Object.entries(TITLES))('a title in %s', (_script, title) => {
  it('has a glyph for each character', () => {
    const typesetter = createTypesetter({ isJapanese: false });
    expect(typesetter.toDrawable(title)).toBe(title);
    expect(typesetter.dropped()).toEqual([]);
    expect(typesetter.shapeLine(title).glyphs.filter(({ id }) => id === 0)).toEqual([]);
  });
});

describe('a letter group', () => {
  // A font without the rules of its script draws a glyph for each letter.
  it.each(['क्ष', 'ক্ষ', 'શ્ર', 'ക്ഷ', 'ක්‍ෂ'])('becomes one glyph: %s', (letters) => {
    const { glyphs, width } = createTypesetter({ isJapanese: false }).shapeLine(letters);
    expect(glyphs).toHaveLength(1);
    expect(width).toBeGreaterThan(0.3);
  });

  it.each([
    ['ន្ត', 'ន', 'ត'],
    ['က္က', 'က', 'က'],
    ['རྒྱ', 'ར', 'ག'],
  ])('is stacked, so it is narrower than its letters: %s', (stack, ...letters) => {
    const { measure } = createTypesetter({ isJapanese: false });
    expect(measure(stack)).toBeLessThan(measure(letters.join('')) * 0.9);
  });

  it('has its marks above the letter, not next to it: น้ำ', () => {
    const { measure } = createTypesetter({ isJapanese: false });
    expect(measure('ที่')).toBeCloseTo(measure('ท'));
  });
});

describe('a character that no font has', () => {
  it('is dropped and reported', async () => {
    const { bytes, dropped } = await render('Jazz 𞤀\u{10fffd} Night');
    expect(dropped).toEqual(['𞤀', '\u{10fffd}']);
    expect(bytes).toEqual((await render('Jazz Night')).bytes);
  });

  it('is written in Latin letters if nothing else is left of the title', async () => {
    expect((await render('𞤀𞤣𞤤𞤢𞤥')).bytes).toEqual((await render('adlam')).bytes);
  });

  it('is replaced by its plain form: 𝓜', async () => {
    expect(await render('𝓜𝓾𝓼𝓲𝓬')).toEqual({ bytes: (await render('Music')).bytes, dropped: [] });
  });

  it('loses only the mark that the font of its letter does not have', () => {
    expect(createTypesetter({ isJapanese: false }).toDrawable('ა\u0e48')).toBe('ა');
  });
});

it('draws the first emoji of a joined sequence', async () => {
  expect(await render('👨‍👩‍👧 👍🏽')).toEqual(await render('👨 👍'));
});

it('draws Han characters in Japanese shapes next to kana and in Japan', () => {
  const chinese = createTypesetter({ isJapanese: false });
  const japanese = createTypesetter({ isJapanese: true });
  expect(japanese.shapeLine('骨').glyphs[0]?.font).not.toBe(
    chinese.shapeLine('骨').glyphs[0]?.font,
  );
});

it('orders a right-to-left line of several scripts from right to left', () => {
  const { shapeLine } = createTypesetter({ isJapanese: false });
  const [first, last] = [
    shapeLine('2026 — Live!', { direction: 'rtl' }).glyphs,
    shapeLine('!').glyphs,
  ];
  expect(first[0]?.id).toBe(last[0]?.id);
});

it('has a licence for each font, and no file over 5 MB', () => {
  const files = readdirSync(FOLDER);
  expect(files.filter((file) => file.startsWith('LICENSE-'))).toHaveLength(27);
  expect(files.filter((file) => statSync(join(FOLDER, file)).size > 5_000_000)).toEqual([]);
});
