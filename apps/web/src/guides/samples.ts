interface Sample {
  language: string;
  /** Returns a program that gets this URL. */
  write: (url: string) => string;
}

/** The same request in three languages. */
export const SAMPLES: Sample[] = [
  { language: 'curl', write: (url) => `curl '${url}'` },
  {
    language: 'TypeScript',
    write: (url) =>
      [
        `const response = await fetch('${url}');`,
        'const { events } = await response.json();',
        'for (const { title, start_local } of events) console.log(start_local, title);',
      ].join('\n'),
  },
  {
    language: 'Python',
    write: (url) =>
      [
        'import json, urllib.request',
        '',
        `with urllib.request.urlopen('${url}') as response:`,
        "    for event in json.load(response)['events']:",
        "        print(event['start_local'], event['title'])",
      ].join('\n'),
  },
];
