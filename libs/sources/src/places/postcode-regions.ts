/**
 * The beginnings of the postcodes of regions: code of the gazetteer, colon, beginnings. A range has
 * a hyphen.
 */
const BEGINNINGS: Readonly<Record<string, string>> = {
  AR: `
    01:B 02:K 03:H 04:U 05:X 06:W 07:C 08:E 09:P 10:Y 11:L 12:F 13:M 14:N 15:Q 16:R 17:A 18:J
    19:D 20:Z 21:S 22:G 23:V 24:T
  `,
  AU: '02:2 03:0 04:4 05:5 06:7 07:3 08:6',
  BR: `
    27:01-19 21:20-28 08:29 15:30-39 05:40-48 28:49 30:50-56 02:57 17:58 22:59 06:60-63 20:64
    13:65 16:66-67 07:70-71 29:74-75 31:77 14:78 11:79 18:80-87 26:88-89 23:90-99
  `,
  CA: '05:A 07:B 09:C 04:E 10:G,H,J 08:K,L,M,N,P 03:R 11:S 01:T 02:V 12:Y',
  DE: `
    13:01-02,04,08-09 11:15-16 14:06,39 15:07,98-99 16:10 12:17-18 04:20 10:23-25
    06:26,29-31,38 03:28 07:32-33,40-48,50-53,57-59 05:34-35,60-61,64-65 08:54-56,67 09:66
    01:68-79,88 02:80-87,90-97
  `,
  ES: `
    59:01,20,48 54:02,13,16,19,45 60:03,12,46 51:04,11,14,18,21,23,29,41
    55:05,09,24,34,37,40,42,47,49 57:06,10 07:07 56:08,17,25,43 58:15,27,32,36 52:22,44,50
    27:26 29:28 31:30 32:31 34:33 53:35,38 39:39 CE:51 ML:52
  `,
  FR: `
    84:01,03,07,15,26,38,42-43,63,69,73-74 27:21,25,39,58,70-71,89-90 53:22,29,35,56
    24:18,28,36-37,41,45 94:20 44:08,10,51-52,54-55,57,67-68,88 32:02,59-60,62,80
    11:75,77-78,91-95 28:14,27,50,61,76 75:16-17,19,23-24,33,40,47,64,79,86-87
    76:09,11-12,30-32,34,46,48,65-66,81-82 52:44,49,53,72,85 93:04-06,13,83-84
  `,
  IN: `
    07:11 10:12-13 05:16 11:17 24:30-34 09:36-39 16:41-44 35:45-48 37:49 40:50 02:51-53
    19:56-59 25:61-64 13:67-69 28:70-74 21:75-77 03:78
  `,
  IT: `
    07:00-04 18:05-06 14:07-09 12:10,12-15,28 19:11 08:16-19 09:20-27,46 05:29,40-44,47-48
    20:30-32,35-37,45 06:33-34 17:38-39 16:50-59 10:60-63 01:64-67 13:70-74,76 02:75,85
    04:80-84 11:86 03:87-89 15:90-98
  `,
  MX: `
    09:00-16 01:20 02:21-22 03:23 04:24 07:25-27 08:28 05:29-30 06:31-33 10:34-35 11:36-38
    12:39-41 13:42-43 14:44-49 15:50-57 16:58-61 17:62 18:63 19:64-67 20:68-71 21:72-75 22:76
    23:77 24:78-79 25:80-82 26:83-85 27:86 28:87-89 29:90 30:91-96 31:97 32:98-99
  `,
  US: `
    MA:010-027 RI:028-029 NH:030-038 ME:039-049 VT:050-059 CT:060-062,064-069 NJ:070-089
    NY:100-149 PA:150-196 DE:197-199 DC:200,202-205 MD:206-219 VA:220-246 WV:247-268
    NC:270-289 SC:290-299 GA:300-319 FL:320-349 AL:350-369 TN:370-385 MS:386-397 KY:400-427
    OH:430-459 IN:460-479 MI:480-499 IA:500-528 WI:530-549 MN:550-567 SD:570-577 ND:580-588
    MT:590-599 IL:600-629 MO:630-658 KS:660-679 NE:680-693 LA:700-714 AR:716-729
    OK:730-732,734-749 TX:733,750-799 CO:800-816 WY:820-831 ID:832-838 UT:840-847 AZ:850-865
    NM:870-884 NV:889-898 CA:900-961 HI:967-968 OR:970-979 WA:980-994 AK:995-999
  `,
};

let regions: ReadonlyMap<string, string> | null = null;

/**
 * Returns the region of a postcode in a country, as the gazetteer's code, or null if it does not
 * show.
 */
export function regionOfPostcode(country: string, postcode: string): string | null {
  regions ??= readRegions();
  for (let length = 3; length > 0; length--) {
    const region = regions.get(`${country} ${postcode.slice(0, length)}`);
    if (region !== undefined) return region;
  }
  return null;
}

function readRegions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [country, text] of Object.entries(BEGINNINGS))
    for (const [, region = '', list = ''] of text.matchAll(/(\w+):(\S+)/g))
      for (const beginning of list.split(',').flatMap(expand))
        found.set(`${country} ${beginning}`, region);
  return found;
}

function expand(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const size = Number(last) - Number(first);
  return Number.isNaN(size)
    ? [first]
    : Array.from({ length: size + 1 }, (_, at) =>
        String(Number(first) + at).padStart(first.length, '0'),
      );
}
